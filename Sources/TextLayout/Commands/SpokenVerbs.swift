internal import UnicodeText

/// The groups of verbs that a text speaks of.
public struct SpokenVerbs: Hashable, Sendable {
    /// One bit for each group of ``VerbGroup/all``.
    private(set) var groups: UInt128 = 0
    /// The groups of which a verb was found after which something is gone.
    private(set) var losses: UInt128 = 0

    /// Whether a verb was found after which something is gone.
    public var destroys: Bool { losses != 0 }

    /// Whether both speak of one group.
    public func agree(with other: SpokenVerbs) -> Bool {
        groups & other.groups != 0
    }

    /// Whether both speak of one loss.
    public func shareLoss(with other: SpokenVerbs) -> Bool {
        losses & other.losses != 0
    }

    /// Whether a verb of the group was found.
    public func contains(_ group: VerbGroup.Name) -> Bool {
        groups & VerbGroup.bit(of: group) != 0
    }

    mutating func insert(_ hit: VerbTable.Hit) {
        groups |= hit.bit
        if hit.destroys { losses |= hit.bit }
    }
}

extension AnalysedText {
    /// The verbs that the text speaks of: English ones in any form, Japanese and Korean ones by their stems. What stands
    /// in quotation marks is not the text's own.
    public var spokenVerbs: SpokenVerbs {
        switch language {
        case "en": VerbTable.english.verbs(in: words)
        case "ja": VerbTable.japanese.verbs(in: self)
        case "ko": VerbTable.korean.verbs(in: self)
        default: SpokenVerbs()
        }
    }
}
