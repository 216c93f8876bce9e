internal import Cryptography
internal import FlowDocument
internal import JSON

/// Facts documents as they are stored: their JSON text.
enum FactsText {
    /// What a flow has that nobody has said anything about.
    static let empty: JSON = ["scrimFacts": 1, "facts": [:]]
    static let limits = JSONLimits(bytes: 8 << 20)

    static func digest(of bytes: [UInt8]) -> [UInt8] { SHA256(of: bytes).bytes }

    /// Throws every mistake in the form of a facts document.
    static func check(_ bytes: [UInt8], file: String) throws {
        do throws(DocumentError) {
            _ = try FactsDocument(parsing: bytes)
        } catch {
            throw Problem(error, in: bytes, file: file)
        }
    }

    /// A document with the facts laid over it. Facts that don't fit it throw; `isLenient` leaves all of them out then,
    /// since what was said of one document can be wrong for the next, and that must not keep it out.
    static func applied(
        _ facts: [UInt8]?, to document: Document, isLenient: Bool
    ) throws -> (document: Document, notes: [JSON]) {
        guard let facts else { return (document, []) }
        do throws(DocumentError) {
            let overlay = try FactsDocument(parsing: facts).applied(to: document)
            return (
                overlay.document, overlay.gone.map { note("gone", "There are facts about “\($0)”, which is gone.") }
            )
        } catch {
            guard isLenient else { throw Problem(error, in: facts, file: "scrim.facts.json") }
            let first = error.issues.first.map { "\($0.pointer): \($0.detail)" } ?? ""
            return (document, [note("factsDontFit", "The facts don't fit this document and are left out. \(first)")])
        }
    }

    private static func note(_ code: String, _ detail: String) -> JSON {
        ["code": .string(code), "detail": .string(detail), "file": "scrim.facts.json", "line": .null, "column": .null]
    }

    /// One document of facts laid over another, as RFC 7396 says.
    static func merged(_ patch: JSON, over target: JSON) -> JSON {
        guard case .object(let changes) = patch else { return patch }
        var members: [JSON.Member] = if case .object(let members) = target { members } else { [] }
        for change in changes {
            let index = members.firstIndex { $0.name == change.name }
            if change.value == .null {
                if let index { members.remove(at: index) }
            } else if let index {
                members[index].value = merged(change.value, over: members[index].value)
            } else {
                members.append(.init(change.name, merged(change.value, over: .null)))
            }
        }
        return .object(members)
    }
}
