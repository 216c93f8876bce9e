/// A secret that stands for someone: 32 random bytes as text, behind a prefix by which a leaked one is found.
///
/// The text is shown once and kept by nobody but its owner; a store keeps the ``digest``.
public struct RandomToken: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    /// How many random bytes a token has.
    public static let byteCount = 32

    /// The secret: the prefix and 43 characters of base64url.
    public let text: String
    private let prefix: String

    /// A new token.
    /// - Parameter prefix: What the text begins with, such as `scrim_`.
    public init(prefix: String) throws(CryptographyError) {
        self.prefix = prefix
        text = prefix + Base64URL.text(of: try RandomBytes.make(Self.byteCount))
    }

    /// Reads what someone says is a token; `nil` where it cannot be one. Whether anybody made it, only a store knows.
    public init?(parsing text: String, prefix: String) {
        guard text.utf8.count < 256, text.hasPrefix(prefix),
            let bytes = Base64URL.bytes(of: String(text.dropFirst(prefix.count))), bytes.count == Self.byteCount
        else { return nil }
        self.prefix = prefix
        self.text = text
    }

    /// What a store keeps and looks tokens up by. A plain digest will do: 256 random bits can't be tried out.
    public var digest: SHA256 { SHA256(of: Array(text.utf8)) }

    /// The prefix and four characters, by which the owner knows a token again: `scrim_ab12…`.
    public var hint: String { prefix + text.dropFirst(prefix.count).prefix(4) + "…" }

    /// The ``hint``, so that no log ever holds a secret.
    public var description: String { hint }

    /// The ``hint``, so that no log ever holds a secret.
    public var debugDescription: String { hint }
}

extension RandomToken: CustomReflectable {
    /// Shows the ``hint`` only.
    public var customMirror: Mirror { Mirror(self, children: ["hint": hint]) }
}
