/// Why a database of our own can't run here. Its description tells whoever runs the server what to do.
public struct EmbeddedPostgresError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do.
    public let description: String

    init(_ description: String) { self.description = description }
}
