internal import FoundationEssentials
public import HTTPServer
internal import Postgres

/// A text that isn't printed by accident.
public struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private let text: String

    /// Wraps a text.
    public init(_ text: String) { self.text = text }

    /// The text itself.
    public func reveal() -> String { text }

    /// Never the text.
    public var description: String { "<secret>" }

    /// Never the text.
    public var debugDescription: String { "<secret>" }
}

/// Everything that is wrong with the settings, at once, for whoever starts the server.
public struct SettingsErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence each, beginning with the variable's name.
    public let problems: [String]

    /// Errors with these sentences.
    public init(problems: [String]) { self.problems = problems }

    /// The sentences, a line each.
    public var description: String { problems.joined(separator: "\n") }
}

/// How the server runs, read once from the environment; `docs/operations.md` lists the variables.
public struct Settings: Sendable {
    /// The address to listen at.
    public var host = "127.0.0.1"
    /// The port to listen at; 0 for any that is free.
    public var port: UInt16 = 8080
    /// The folder of the embedded database; nil for the usual place.
    public var dataFolder: String?
    /// libpq's address of the database; nil for the embedded one.
    public var databaseURL: Secret?
    /// Where people reach the server, without a slash at the end; nil where it is what their browser says.
    public var publicURL: String?
    /// The path before every path of ours, without a slash at the end; empty for none.
    public var basePath = ""
    /// Addresses of proxies whose `X-Forwarded-*` fields are believed; networks are written `10.0.0.0/8`.
    public var trustedProxies: [AddressRange] = []
    /// The folder with `Public` and `Migrations`; nil where it is found from the program.
    public var resources: String?

    /// The settings without any variable.
    public init() {}

    /// Reads the variables. `read` gives a file's text for variables that end in `_FILE`.
    public init(
        environment: [String: String], read: @escaping (String) throws -> String = Settings.text(of:)
    ) throws(SettingsErrors) {
        var reader = SettingsReader(environment: environment, read: read)
        if let text = reader.value("SCRIM_HOST") { host = text }
        if let text = reader.value("SCRIM_PORT") {
            if let number = UInt16(text) {
                port = number
            } else {
                reader.report("SCRIM_PORT", "must be a port, 0 to 65535")
            }
        }
        dataFolder = reader.value("SCRIM_DATA")
        resources = reader.value("SCRIM_RESOURCES")
        if let text = reader.value("DATABASE_URL") {
            if ConnectionSettings(text) == nil {
                reader.report("DATABASE_URL", "is not an address that libpq can read")
            }
            databaseURL = Secret(text)
        }
        if let text = reader.value("SCRIM_PUBLIC_URL") {
            let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
            if !isWeb || text.contains(where: { $0 == "?" || $0 == "#" || $0.isWhitespace }) {
                reader.report("SCRIM_PUBLIC_URL", "must be an address such as https://scrim.example.com")
            }
            publicURL = text.hasSuffix("/") ? String(text.dropLast()) : text
        }
        if let text = reader.value("SCRIM_BASE_PATH") {
            let path = text.hasSuffix("/") ? String(text.dropLast()) : text
            let isPath = path.isEmpty || path.hasPrefix("/")
            if !isPath || path.contains(where: { !$0.isASCII || "?#%\"<>;, ".contains($0) }) || path.contains("//") {
                reader.report("SCRIM_BASE_PATH", "must be a path such as /scrim")
            }
            basePath = path
        }
        for part in reader.value("SCRIM_TRUSTED_PROXIES")?.split(separator: ",") ?? [] {
            let text = part.filter { $0 != " " }
            if let range = AddressRange(text) {
                trustedProxies.append(range)
            } else {
                reader.report("SCRIM_TRUSTED_PROXIES", "“\(text)” is no address such as 10.0.0.1 or 10.0.0.0/8")
            }
        }
        reader.reportUnknown()
        if !reader.problems.isEmpty { throw SettingsErrors(problems: reader.problems) }
    }

    /// The whole address of something below the base path, for people: below the public address, or where that is not
    /// set, on this machine.
    public func address(of path: String) -> String {
        if let publicURL { return publicURL.hasSuffix(basePath) ? publicURL + path : publicURL + basePath + path }
        let name = ["0.0.0.0", "::", "*"].contains(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
        return "http://\(name):\(port)\(basePath)\(path)"
    }

    /// The text of a file.
    public static func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// Whether people's browsers come over TLS, as far as the settings tell.
    var isSecure: Bool { publicURL?.hasPrefix("https://") ?? false }
}

/// Reads variables, each also from the file that its `_FILE` twin names, and collects what is wrong.
struct SettingsReader {
    private static let names: Set<String> = [
        "SCRIM_HOST", "SCRIM_PORT", "SCRIM_DATA", "SCRIM_RESOURCES", "SCRIM_PUBLIC_URL", "SCRIM_BASE_PATH",
        "SCRIM_TRUSTED_PROXIES", "DATABASE_URL",
    ]
    /// Read by others: the command line's own, and the tests'.
    private static let foreign: Set<String> = [
        "SCRIM_TOKEN", "SCRIM_LONG", "SCRIM_TEST_DATABASE_URL", "SCRIM_RECORD_RESPONSES", "SCRIM_SERVER",
    ]

    let environment: [String: String]
    let read: (String) throws -> String
    private(set) var problems: [String] = []

    init(environment: [String: String], read: @escaping (String) throws -> String) {
        self.environment = environment
        self.read = read
    }

    /// A variable's value; nil where it is not set, or empty.
    mutating func value(_ name: String) -> String? {
        let direct = environment[name].flatMap { $0.isEmpty ? nil : $0 }
        guard let file = environment["\(name)_FILE"], !file.isEmpty else { return direct }
        guard direct == nil else {
            report(name, "and \(name)_FILE are both set; choose one")
            return direct
        }
        do {
            let text = try read(file)
            return String(text.reversed().drop { $0.isNewline }.reversed())
        } catch {
            report("\(name)_FILE", "names the file \(file), which can't be read")
            return nil
        }
    }

    mutating func report(_ name: String, _ problem: String) {
        problems.append("\(name) \(problem).")
    }

    /// A name that nobody reads is a slip of whoever typed it.
    mutating func reportUnknown() {
        for name in environment.keys.sorted() where name.hasPrefix("SCRIM_") {
            let plain = name.hasSuffix("_FILE") ? String(name.dropLast(5)) : name
            if !Self.names.contains(plain), !Self.foreign.contains(plain) {
                report(name, "is not a setting of this version")
            }
        }
    }
}
