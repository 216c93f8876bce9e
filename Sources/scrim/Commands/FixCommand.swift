internal import FlowDocument
internal import JSON
internal import RulesEngine

/// `scrim fix`: shows what rules would change in a flow document, or changes it.
struct FixCommand {
    private enum Format: String, CaseIterable {
        case text, patch
    }

    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(
            arguments,
            options: ["--edition", "--profile", "--facts", "--terms", "--format", "--language", "--max-size"],
            flags: ["--safe", "--write"])
    }

    func run() async throws(CommandError) -> ExitStatus {
        let format: Format = try arguments.choice("--format", default: .text)
        let profile = try Input.profile(arguments)
        let input = try Input(arguments)
        guard let flow = input.flow else {
            throw .input("Fixes are made in flow documents; write one with scrim import, or mend the files themselves.")
        }
        let fixer = Fixer(
            input.linter(profile, kept: .findings), appliesSuggestions: !arguments.has("--safe"), limits: input.limits)
        if arguments.has("--write") { return try write(fixer, flow, input) }
        let report = input.located(await input.report(profile, kept: .findings))
        let offers = fixer.offers(of: report)
        switch format {
        case .patch:
            let operations = offers.compactMap { $0.observation.fix?.jsonPatch.json.elements }.joined()
            Console.output.write(JSON.array(Array(operations)).bytes(.pretty))
        case .text:
            for offer in offers { Console.output.write(line(offer, path: flow.path)) }
            Console.output.write(Self.count(offers.count) + " can be made.\n")
        }
        return .success
    }

    private func write(_ fixer: Fixer, _ flow: FoundFile, _ input: Input) throws(CommandError) -> ExitStatus {
        let outcome: Fixer.Outcome
        do throws(DocumentError) {
            outcome = try fixer.fix(flow.bytes) { document throws(DocumentError) in try input.overlaid(document) }
        } catch {
            throw .input(error.text(in: flow.path))
        }
        if outcome.bytes != flow.bytes { try Files.write(outcome.bytes, to: flow.path) }
        for result in outcome.applied { Console.output.write(line(result, path: flow.path)) }
        Console.output.write(Self.count(outcome.applied.count) + " made.\n")
        if !outcome.isSettled {
            Console.error.write("scrim: \(flow.path): some fixes can't be made in this text, or undo each other.\n")
        }
        return .success
    }

    private func line(_ result: RuleResult, path: String) -> String {
        guard let fix = result.observation.fix else { return "" }
        let place = result.position.map { ":\($0.line):\($0.column)" } ?? ""
        let title = fix.title.text(in: arguments.value("--language") ?? "en")
        return "\(path)\(place): \(fix.safety.rawValue): \(title) [\(result.metadata.id)]\n"
    }

    private static func count(_ number: Int) -> String {
        number == 1 ? "1 fix" : "\(number) fixes"
    }
}
