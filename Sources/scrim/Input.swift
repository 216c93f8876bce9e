internal import FlowDocument
internal import Importers
internal import JSON
internal import RulesEngine

/// The document that a command works on, from whatever files the user named.
struct Input {
    var document: Document
    /// The flow document's own file, where there is one.
    private(set) var flow: FoundFile?
    private var facts: FactsDocument?
    /// The paths that people can open, by the names that reports use.
    private var paths: [String: String]
    let limits: DocumentLimits

    /// Reads the files. One that is no flow document is imported; all of those together make one document.
    init(_ arguments: Arguments) throws(CommandError) {
        let maximumSize = try arguments.maximumSize()
        limits = DocumentLimits(json: JSONLimits(bytes: maximumSize))
        let files = try Files.read(arguments.paths, maximumSize: maximumSize)
        paths = Dictionary(files.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
        let flows = files.filter(\.isFlowDocument)
        guard flows.count <= 1 else {
            throw .input(
                "These are \(flows.count) flow documents, and one is checked at a time: "
                    + flows.map(\.path).joined(separator: ", "))
        }
        if let flow = flows.first {
            guard files.count == 1 else {
                throw .input("\(flow.path): a flow document is checked alone, not together with other files.")
            }
            do throws(DocumentError) {
                document = try Document(parsing: flow.bytes, limits: limits)
            } catch {
                throw .input(error.text(in: flow.path))
            }
            self.flow = flow
        } else {
            document = try Self.imported(files)
        }
        if let path = arguments.value("--facts") { try overlay(path, maximumSize) }
    }

    /// The profile that the arguments name.
    static func profile(_ arguments: Arguments) throws(CommandError) -> Profile {
        var profile = Profile()
        if let path = arguments.value("--profile") {
            let bytes = try Files.contents(of: path, maximumSize: 1 << 20)
            do throws(DocumentError) {
                profile = try Profile(parsing: bytes)
            } catch {
                throw .input(error.text(in: path))
            }
        }
        if let path = arguments.value("--terms") {
            let bytes = try Files.contents(of: path, maximumSize: 8 << 20)
            do throws(DocumentError) {
                profile.glossary.preferred += try PreferredTerm.list(csv: bytes)
            } catch {
                throw .input(error.text(in: path))
            }
        }
        profile.edition = try arguments.choice("--edition", default: profile.edition)
        return profile
    }

    /// Runs the rules, on all cores.
    func report(_ profile: Profile, kept: Linter.Kept) async -> Report {
        await linter(profile, kept: kept).run(document, workers: Machine.cores)
    }

    /// What runs the rules, which gives up on one that takes too long.
    func linter(_ profile: Profile, kept: Linter.Kept) -> Linter {
        let clock = ContinuousClock()
        let start = clock.now
        var linter = Linter(profile: profile, kept: kept, elapsed: { clock.now - start })
        linter.today = Machine.today
        return linter
    }

    /// A document with the facts that the user named laid over it.
    func overlaid(_ document: Document) throws(DocumentError) -> Document {
        guard let facts else { return document }
        return try facts.applied(to: document).document
    }

    /// A report whose results know their places in the flow document's text, where there is one.
    func located(_ report: Report) -> Report {
        guard let flow else { return report }
        return report.located(in: flow.bytes, file: flow.name, limits: limits.json)
    }

    /// The path that people can open.
    func path(of name: String) -> String {
        paths[name] ?? name
    }

    private static func imported(_ files: [FoundFile]) throws(CommandError) -> Document {
        let paths = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let result: ImportResult
        do throws(ImportError) {
            result = try InterfaceBuilderImporter.document(
                from: files.map { InputFile(path: $0.name, bytes: $0.bytes) })
        } catch {
            throw .input(error.refusals.map { $0.text(paths) }.joined(separator: "\n"))
        }
        let named = result.refusals.filter { paths[$0.file]?.isNamed == true }
        guard named.isEmpty else { throw .input(named.map { $0.text(paths) }.joined(separator: "\n")) }
        for refusal in result.refusals { Console.error.write("scrim: skipped \(refusal.text(paths))\n") }
        for note in result.notes {
            let path = paths[note.file]?.path ?? note.file
            Console.error.write("scrim: \(path)\(note.line.map { ":\($0)" } ?? ""): \(note.detail)\n")
        }
        return result.document
    }

    private mutating func overlay(_ path: String, _ maximumSize: Int) throws(CommandError) {
        let bytes = try Files.contents(of: path, maximumSize: maximumSize)
        do throws(DocumentError) {
            let facts = try FactsDocument(parsing: bytes, limits: limits)
            let overlay = try facts.applied(to: document)
            self.facts = facts
            document = overlay.document
            for subject in overlay.gone {
                Console.error.write("scrim: \(path): nothing has the id “\(subject)” any more.\n")
            }
        } catch {
            throw .input(error.text(in: path))
        }
    }
}

extension FoundFile {
    /// Whether the file is a flow document: by its name, or as an object that says so in its first bytes.
    var isFlowDocument: Bool {
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return false }
        return name.hasSuffix(".json") || bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
    }
}

extension Refusal {
    fileprivate func text(_ files: [String: FoundFile]) -> String {
        var place = files[file]?.path ?? file
        if let line { place += ":\(line)" }
        if line != nil, let column { place += ":\(column)" }
        return "\(place): \(detail)"
    }
}

extension DocumentError {
    /// Every issue on a line of its own, each with its place in the file.
    func text(in path: String) -> String {
        var lines = issues.map { issue in
            let place = issue.position.map { ":\($0.line):\($0.column)" } ?? ""
            let pointer = issue.pointer.tokens.isEmpty ? "" : "\(issue.pointer): "
            return "\(path)\(place): \(pointer)\(issue.detail) [\(issue.code.rawValue)]"
        }
        if case .invalid(let issues, let total) = self, total > issues.count {
            lines.append("\(path): and \(total - issues.count) more.")
        }
        return lines.joined(separator: "\n")
    }
}
