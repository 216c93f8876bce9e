public import FlowDocument

/// A file that is to be imported.
public struct InputFile: Sendable {
    /// The path as it goes into documents: relative to what is imported.
    public var path: String
    /// The file's content.
    public var bytes: [UInt8]

    /// A file that is to be imported.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Why a file is not imported.
public struct Refusal: Hashable, Sendable {
    /// The reason, as a stable word.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The word, as it stands in the API.
        public var rawValue: String

        /// A code by its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The file, by the path that it was given with.
    public var file: String
    /// The reason, as a stable word.
    public var code: Code
    /// The reason, for a person. The wording may change.
    public var detail: String
    /// The line, from 1, where the reason has a place.
    public var line: Int?
    /// The column, from 1, where the reason has a place.
    public var column: Int?
}

extension Refusal.Code {
    /// The file is for macOS.
    public static let macOS = Self(rawValue: "macOS")
    /// The file is for watchOS.
    public static let watchOS = Self(rawValue: "watchOS")
    /// The file is for tvOS.
    public static let tvOS = Self(rawValue: "tvOS")
    /// The file is for a platform that nobody here knows.
    public static let otherPlatform = Self(rawValue: "otherPlatform")
    /// The file is in the archive format from before 2011.
    public static let archive = Self(rawValue: "archive")
    /// The file is XML, but not of Interface Builder.
    public static let notInterfaceBuilder = Self(rawValue: "notInterfaceBuilder")
    /// The file holds no screen.
    public static let noScreens = Self(rawValue: "noScreens")
    /// The files hold more screens than a document may.
    public static let tooMany = Self(rawValue: "tooMany")
    /// What was imported is no document; a fault of ours.
    public static let invalid = Self(rawValue: "invalid")
}

/// Something that people should know of an import that succeeded.
public struct ImportNote: Hashable, Sendable {
    /// The file that it is about.
    public var file: String
    /// What there is to know.
    public var detail: String
    /// The line, from 1, where it has a place.
    public var line: Int?
}

/// No file could be imported.
public struct ImportError: Error, Hashable, Sendable {
    /// The reason for each file.
    public var refusals: [Refusal]
}

/// What files say, as a document.
public struct ImportResult: Sendable {
    /// The document.
    public var document: Document
    /// What people should know.
    public var notes: [ImportNote]
    /// The files that were left out, and why.
    public var refusals: [Refusal]
}
