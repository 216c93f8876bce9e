internal import UnicodeText

/// Takes a text apart into words.
struct WordSplitter {
    let units: Units
    let masks: Masks

    /// The words of a text in a language.
    func words(in language: String) -> [Word] {
        switch language {
        case "ja", "zh": runs
        case "ko": spaced
        default: segmented
        }
    }

    /// Words as UAX #29 has them, joined over hyphens.
    private var segmented: [Word] {
        var words: [Word] = []
        var pieces: [Range<Int>] = []
        var lower = 0
        for boundary in units.all.wordBoundaries {
            if boundary.isStrong, units[boundary.offset - 1] != 0x20E3 { pieces.append(lower..<boundary.offset) }
            lower = boundary.offset
        }
        var place = pieces[...]
        var next = masks.all[...]
        while let piece = place.first {
            if let mask = next.first, mask.range.lowerBound < piece.upperBound {
                append(mask, to: &words)
                next = next.dropFirst()
                place = place.drop { $0.upperBound <= mask.range.upperBound }
                if let cut = place.first, cut.lowerBound < mask.range.upperBound {
                    place = [mask.range.upperBound..<cut.upperBound] + place.dropFirst()
                }
                continue
            }
            place = place.dropFirst()
            var range = piece
            while units.isHyphen(at: range.upperBound), let following = place.first,
                following.lowerBound == range.upperBound + 1, masks.mask(at: following.lowerBound) == nil
            {
                range = range.lowerBound..<following.upperBound
                place = place.dropFirst()
            }
            appendParts(of: range, to: &words)
        }
        for mask in next { append(mask, to: &words) }
        return words
    }

    /// A piece of plain text; what hangs on a mask, as the s of “%@’s” does, is no word.
    private func appendParts(of range: Range<Int>, to words: inout [Word]) {
        for part in units.sentencesRunTogether(in: range) {
            let isHanging = words.last.map { $0.mask != nil && $0.range.upperBound >= part.lowerBound - 1 } ?? false
            let text = units[part]
            if isHanging, !units[part.lowerBound - 1].isWhitespace, ["s", "’s", "'s"].contains(text) { continue }
            words.append(Word(text, part, script: units.scalar(at: part.lowerBound).script))
        }
    }

    private func append(_ mask: Mask, to words: inout [Word]) {
        let script = units.scalar(at: mask.range.lowerBound).script
        words.append(Word(units[mask.range], mask.range, mask: mask.kind, script: script))
    }

    /// What stands between spaces, without the marks around it.
    private var spaced: [Word] {
        var words: [Word] = []
        var offset = 0
        while offset < units.count {
            guard !units[offset].isWhitespace else {
                offset += 1
                continue
            }
            var end = offset
            var first: Mask?
            while end < units.count, !units[end].isWhitespace {
                let mask = masks.mask(at: end)
                first = first ?? mask
                end = mask?.range.upperBound ?? units.offset(after: end)
            }
            var range = offset..<end
            while let mark = range.first, masks.mask(at: mark) == nil, !units.scalar(at: mark).isWordCharacter {
                range = units.offset(after: mark)..<range.upperBound
                if range.isEmpty { break }
            }
            while let mark = range.last, masks.mask(at: mark) == nil, !units.scalar(at: mark).isWordCharacter {
                range = range.lowerBound..<units.offset(before: range.upperBound)
                if range.isEmpty { break }
            }
            if !range.isEmpty {
                let isMasked = first?.range.lowerBound == range.lowerBound
                let place = isMasked ? first?.range.upperBound ?? range.lowerBound : range.lowerBound
                let script = units.scalar(at: place < range.upperBound ? place : range.lowerBound).script
                words.append(Word(units[range], range, mask: isMasked ? first?.kind : nil, script: script))
            }
            offset = end
        }
        return words
    }

    /// Runs of one writing system; digits and Latin letters make one together.
    private var runs: [Word] {
        var words: [Word] = []
        var offset = 0
        while offset < units.count {
            if let mask = masks.mask(at: offset) {
                append(mask, to: &words)
                offset = mask.range.upperBound
                continue
            }
            let kind = units.runKind(at: offset)
            var end = units.offset(after: offset)
            while end < units.count, masks.mask(at: end) == nil, units.runKind(at: end) == kind {
                end = units.offset(after: end)
            }
            if let kind { words.append(Word(units[offset..<end], offset..<end, script: kind)) }
            offset = end
        }
        return words
    }
}

extension Units {
    fileprivate func isHyphen(at offset: Int) -> Bool {
        self[offset] == 0x2D || self[offset] == 0x2010 || self[offset] == 0x2011
    }

    /// The writing system of a run; `nil` for spaces and marks.
    fileprivate func runKind(at offset: Int) -> Script? {
        let scalar = scalar(at: offset)
        switch scalar.script {
        case .common: return scalar.isWordCharacter ? .latin : nil
        case let script: return script
        }
    }

    /// A word that holds a full stop between a small and a capital letter is two, the space between them forgotten.
    fileprivate func sentencesRunTogether(in range: Range<Int>) -> [Range<Int>] {
        guard let dot = all[range].firstIndex(of: UInt16(ascii: ".")), dot - range.lowerBound > 1,
            range.upperBound - dot > 2, scalar(at: dot - 1).isLower, scalar(at: dot + 1).isUpper,
            scalar(at: dot + 2).isLower
        else { return [range] }
        return [range.lowerBound..<dot, dot + 1..<range.upperBound]
    }
}
