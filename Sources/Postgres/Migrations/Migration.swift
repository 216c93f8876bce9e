internal import Cryptography

/// One step of the schema, as a file of the folder `Migrations` holds it. Once applied it never changes.
public struct Migration: Hashable, Sendable {
    /// Counted from 1 without a gap.
    public let number: Int
    /// The file's name without its number and ending.
    public let name: String
    /// Statements, separated by semicolons.
    public let text: String

    /// A migration of the file with this name, `0001_accounts.sql` for instance; nil for other names.
    public init?(fileName: String, text: String) {
        let parts = fileName.split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 4, let number = Int(parts[0]), number > 0,
            parts[1].hasSuffix(".sql")
        else { return nil }
        self.number = number
        name = String(parts[1].dropLast(4))
        self.text = text
    }

    /// SHA-256 of the text, in hexadecimal.
    public var checksum: String { SHA256(of: Array(text.utf8)).hexadecimal }
}
