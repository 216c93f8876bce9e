internal import JSON
internal import Postgres

/// An account as the server's administrators see it.
struct User: Sendable {
    let id: Int
    let name: String
    let email: String
    let isAdministrator: Bool
    let isDisabled: Bool
    let version: Int

    var members: [JSON.Member] {
        [
            .init("id", .string("\(id)")), .init("name", .string(name)), .init("email", .string(email)),
            .init("administrator", .bool(isAdministrator)), .init("disabled", .bool(isDisabled)),
        ]
    }

    var json: JSON { .object(members) }

    var tag: VersionTag { VersionTag(version: version, of: json) }

    private static let properties: [(String, Schema)] = [
        ("id", .string), ("name", .string), ("email", .string), ("administrator", .boolean), ("disabled", .boolean),
    ]

    static let schema = Schema.object("User", properties)
    /// With the sign-in link, which is shown once.
    static let freshSchema = Schema.object("FreshUser", properties, optional: [("link", .string)])

    // MARK: - What names and addresses must look like

    static func isName(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let isPlain = { (byte: UInt8) in
            (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
        }
        return (1...64).contains(bytes.count) && isPlain(bytes[0])
            && bytes.allSatisfy { isPlain($0) || [0x2D, 0x2E, 0x5F].contains($0) }
    }

    static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && text.unicodeScalars.count <= 254
            && !text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
    }
}

extension Fields {
    /// The name of an account that is to be made.
    mutating func userName(_ name: String) -> String {
        let text = text(name, length: 1...64)
        if !text.isEmpty, !User.isName(text) {
            issue(name, "form", "“\(name)” is made of letters A to Z, digits, dots, hyphens and underscores.")
        }
        return text
    }

    /// An email address.
    mutating func email(_ name: String) -> String {
        let text = text(name, length: 1...254)
        if !text.isEmpty, !User.isEmail(text) { issue(name, "form", "“\(name)” must be an email address.") }
        return text
    }
}
