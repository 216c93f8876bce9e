public import FlowDocument
public struct InputFile: Sendable { public var path: String; public var bytes: [UInt8]; public init(path: String, bytes: [UInt8]) { self.path = path; self.bytes = bytes } }
public struct Refusal: Error, Hashable, Sendable { public var file: String; public var detail: String; public var line: Int?; public var column: Int? }
public struct ImportNote: Sendable { public var file: String; public var detail: String; public var line: Int? }
public struct ImportError: Error { public var refusals: [Refusal] }
public struct ImportResult: Sendable { public var document: Document; public var notes: [ImportNote]; public var refusals: [Refusal] }
public enum InterfaceBuilderImporter { public static func document(from files: [InputFile]) throws(ImportError) -> ImportResult { throw ImportError(refusals: []) } }
