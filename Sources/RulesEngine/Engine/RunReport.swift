internal import FlowDocument
internal import Synchronization

extension Run {
    /// The report, in an order that depends on nothing but the document.
    func report(of batches: consuming [Batch]) -> Report {
        var tallies = Array(repeating: Tally(), count: order.checks.count)
        var results: [RuleResult] = []
        results.reserveCapacity(batches.reduce(0) { $0 + $1.results.count })
        // Each batch goes once its results are taken over, so that they are held once.
        while let batch = batches.popLast() {
            results += batch.results
            for number in tallies.indices { tallies[number] += batch.tallies[number] }
        }
        let numbers = Dictionary(
            order.checks.enumerated().map { ($0.element.metadata.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var book = WaiverBook(context.profile, today: linter.today, rules: order.checks.map(\.metadata))
        func mark(_ results: inout [RuleResult]) {
            guard !context.profile.waivers.isEmpty else { return }
            for index in results.indices {
                book.mark(&results[index])
                guard results[index].isWaived, let number = numbers[results[index].metadata.id] else { continue }
                tallies[number].waive(results[index].outcome, results[index].severity)
            }
        }
        mark(&results)
        var groups = group(&results, &tallies)
        mark(&groups)
        results += groups
        if !late.checks.isEmpty {
            context.waiverUses.withLock { $0 = book.uses }
            let last = Batch([.app], late, context, self)
            results += last.results
            tallies += last.tallies
        }
        // Places are sorted and not the results, which are large.
        results.take(results.indices.sorted { results[$0].precedes(results[$1]) })
        ContentFingerprint.numberTwins(among: &results)
        var total = Tally()
        for tally in tallies { total += tally }
        let counts = zip(order.checks + late.checks, tallies).map { check, tally in
            Report.RuleCount(rule: check.metadata.id, summary: tally.summary)
        }
        return Report(
            edition: context.edition, engine: Linter.version, title: context.document.title.value,
            document: context.document, summary: total.summary, rules: counts.sorted { $0.rule < $1.rule },
            results: results, subjects: context.subjectIDs, notices: context.notices)
    }
}

extension [RuleResult] {
    /// Takes to each place the result from another, all within the same memory.
    /// - Parameter places: Where each result comes from; every place once.
    fileprivate mutating func take(_ places: [Int]) {
        var places = places
        for start in places.indices {
            var place = start
            while places[place] != start {
                let next = places[place]
                swapAt(place, next)
                places[place] = place
                place = next
            }
            places[place] = place
        }
    }
}

extension RuleResult {
    /// The order of a report: subject, rule, facet.
    fileprivate func precedes(_ other: RuleResult) -> Bool {
        if subject != other.subject { return subject < other.subject }
        if metadata !== other.metadata { return metadata.id < other.metadata.id }
        return (observation.facet ?? "") < (other.observation.facet ?? "")
    }
}

extension Context {
    /// Everything that can have results.
    fileprivate var subjectIDs: Set<NodeID> {
        Set(graph.modals.map(\.modal.id) + graph.screens.map(\.screen.id) + document.transitions.map(\.id) + [.app])
    }
}
