internal import Cryptography
public import JSON

extension Document {
    /// Reads and validates a document. All issues are found at once.
    /// - Throws: ``DocumentError/syntax(_:)`` for a text that is no JSON, else every issue with pointer and place.
    public init(parsing bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) throws(DocumentError) {
        var issues = IssueList()
        do throws(JSONError) {
            var reader = try DocumentReader(bytes, limits: limits)
            self = try Document.read(&reader, over: nil) ?? Document()
            try reader.json.finish()
            issues = reader.issues
        } catch {
            throw .syntax(error)
        }
        // References into a document that was only half read would all dangle.
        if issues.total == 0 { issues = Validator.issues(of: self, limits: limits) }
        if issues.total > 0 { issues.locate(in: bytes, limits: limits.json) }
        try issues.throwIfAny()
    }

    /// Makes sure that a document that was built rather than read is one that can be stored.
    public func validated(limits: DocumentLimits = DocumentLimits()) throws(DocumentError) -> Document {
        try Validator.issues(of: self, limits: limits).throwIfAny()
        return self
    }

    /// Writes the document as its author would, provenance and all.
    public func write(to writer: inout JSONWriter) {
        write(to: &writer, .stored)
    }

    /// The document as a text, laid out for people.
    public var bytes: [UInt8] {
        var writer = JSONWriter(.pretty)
        write(to: &writer)
        return writer.finish()
    }

    /// What is hashed: RFC 8785, texts in Normalization Form C, without provenance.
    public var canonicalBytes: [UInt8] {
        var writer = JSONWriter(.compact)
        write(to: &writer, .canonical)
        return writer.finish()
    }

    /// The SHA-256 of the canonical form, in hexadecimal: what tells two contents apart.
    public var contentHash: String {
        SHA256(of: canonicalBytes).hexadecimal
    }

    /// The JSON Schema of the format (draft 2020-12).
    public static var schema: JSON {
        var definitions = SchemaDefinitions()
        let root = Document.schema(&definitions)
        let sorted = definitions.definitions.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": "/schemas/flow-1.json",
            "title": "Scrim flow document, version 1",
            "allOf": [root],
            "$defs": .object(sorted),
        ]
    }
}

extension Modal {
    /// The canonical form of this node alone, for hashes that follow it over documents.
    public var canonicalBytes: [UInt8] { canonical(self) }
}

extension Screen {
    /// The canonical form of this node alone, for hashes that follow it over documents.
    public var canonicalBytes: [UInt8] { canonical(self) }
}

extension Control {
    /// The canonical form of this control alone, for hashes that follow it over documents.
    public var canonicalBytes: [UInt8] { canonical(self) }
}

extension Region {
    /// The canonical form of this region alone, for hashes that follow it over documents.
    public var canonicalBytes: [UInt8] { canonical(self) }
}

extension Transition {
    /// The canonical form of this node alone, for hashes that follow it over documents.
    public var canonicalBytes: [UInt8] { canonical(self) }
}

private func canonical(_ node: some FlowValue) -> [UInt8] {
    var writer = JSONWriter(.compact)
    node.write(to: &writer, .canonical)
    return writer.finish()
}
