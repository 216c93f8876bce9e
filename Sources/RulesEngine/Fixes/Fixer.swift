public import FlowDocument
internal import JSON

/// Applies the fixes that rules offer to the text of a flow document, until none is left.
public struct Fixer: Sendable {
    /// What runs the rules.
    public var linter: Linter
    /// Whether what a person should look at is applied, too.
    public var appliesSuggestions: Bool
    /// How large a document may be.
    public var limits: DocumentLimits

    /// Each round re-reads the document, since one fix can make another needless. A rule whose fix calls for the next
    /// one is an error of the rule, and must not run forever.
    private static let rounds = 50

    /// A fixer that applies safe fixes, or all of them.
    public init(_ linter: Linter, appliesSuggestions: Bool = false, limits: DocumentLimits = DocumentLimits()) {
        self.linter = linter
        self.appliesSuggestions = appliesSuggestions
        self.limits = limits
    }

    /// What came of it.
    public struct Outcome: Sendable {
        /// The text after all fixes; what they don't touch stands as its author wrote it.
        public var bytes: [UInt8]
        /// The results whose fixes were applied, in that order.
        public var applied: [RuleResult] = []
        /// Whether nothing was left to be applied.
        public var isSettled = false
    }

    /// The fixes that a report offers, of the safety that is wanted.
    public func offers(of report: Report) -> [RuleResult] {
        report.results.filter { result in
            guard result.outcome.isFinding, let fix = result.observation.fix else { return false }
            return appliesSuggestions || fix.safety == .safe
        }
    }

    /// Applies fixes round by round.
    /// - Parameter overlay: Lays facts over the document, which rules then see beside what the text says.
    /// - Throws: What is wrong with the document.
    public func fix(
        _ bytes: [UInt8], overlay: (Document) throws(DocumentError) -> Document = { $0 }
    ) throws(DocumentError) -> Outcome {
        var outcome = Outcome(bytes: bytes)
        var seen: Set<[UInt8]> = [bytes]
        for _ in 0..<Self.rounds {
            let document = try overlay(Document(parsing: outcome.bytes, limits: limits))
            let offers = offers(of: linter.run(document))
            let edited: (bytes: [UInt8], applied: [Int])
            do throws(JSONError) {
                edited = try JSONEditor.apply(
                    offers.compactMap { $0.observation.fix?.jsonPatch }, to: outcome.bytes, limits: limits.json)
            } catch {
                throw .syntax(error)
            }
            guard !edited.applied.isEmpty, seen.insert(edited.bytes).inserted else {
                outcome.isSettled = offers.isEmpty
                return outcome
            }
            outcome.bytes = edited.bytes
            outcome.applied += edited.applied.map { offers[$0] }
        }
        return outcome
    }
}
