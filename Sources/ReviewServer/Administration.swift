internal import Cryptography
public import Postgres

/// What whoever runs the server does beside it, on the database itself.
public struct Administration: Sendable {
    /// Why something can't be done; a sentence.
    public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentence.
        public let description: String

        init(_ description: String) { self.description = description }
    }

    /// The words for what tokens may be used for.
    public static let scopes = Scope.allCases.map(\.rawValue)

    private let database: Database

    /// Works on this database, which must have this program's schema.
    public init(database: Database) { self.database = database }

    /// Makes an account.
    /// - Parameters:
    ///   - name: Letters, digits, dots, hyphens and underscores; nobody else's.
    ///   - email: Nobody else's.
    ///   - isAdministrator: Whether the person runs the server.
    public func addUser(_ name: String, email: String, isAdministrator: Bool) async throws {
        guard User.isName(name) else {
            throw Refusal("A name is made of letters A to Z, digits, dots, hyphens and underscores; “\(name)” isn't.")
        }
        guard User.isEmail(email) else { throw Refusal("“\(email)” is no email address.") }
        do {
            _ = try await database.transaction { try UserEndpoints.insert(name, email, isAdministrator, $0) }
        } catch let problem as Problem where problem.code == "taken" {
            let isName = problem.issues.first?.pointer == "/name"
            throw Refusal(isName ? "There is an account \(name) already." : "Another account has the email \(email).")
        }
    }

    /// Makes a link that signs an account's owner in, once and within a day; its path below the base path.
    public func makeLink(for name: String) async throws -> String {
        let link = try SignInLink()
        try await database.transaction { transaction in
            transaction.perform(SignInStore.insert(link: link.digest, for: try Self.find(name, transaction).id))
        }
        return link.path
    }

    /// Makes a token; its text.
    /// - Parameters:
    ///   - name: Whose it is.
    ///   - scopes: What it may be used for, of ``scopes``.
    ///   - project: The project that it is good for; nil for all that its owner has.
    ///   - days: How long it lasts; nil for ever.
    public func makeToken(
        for name: String, scopes: [String] = Self.scopes, project: String? = nil, days: Int? = nil
    ) async throws -> String {
        guard !scopes.isEmpty, scopes.allSatisfy(Self.scopes.contains) else {
            throw Refusal("Scopes are \(Self.scopes.joined(separator: ", ")).")
        }
        let secret = try RandomToken(prefix: TokenStore.prefix)
        try await database.transaction { transaction in
            let user = try Self.find(name, transaction)
            var projects: [Int]?
            if let project {
                let viewer = Viewer(
                    id: user.id, name: user.name, isAdministrator: user.isAdministrator,
                    credential: .session(digest: []))
                let rows = try transaction.query(TokenStore.projects([project], for: viewer))
                guard let row = rows.first else { throw Refusal("\(user.name) has no project \(project).") }
                projects = [try row.get(0)]
            }
            let insert = TokenStore.insert(
                secret, of: user.id, name: "command line", scopes: scopes, projects: projects,
                expiresAt: days.map { Timestamp.now.adding(seconds: $0 * 86_400) })
            transaction.perform(insert)
        }
        return secret.text
    }

    private static func find(_ name: String, _ transaction: Transaction) throws -> User {
        let rows = try transaction.query(
            UserStore.select(where: "\(UserStore.isNamed(name)) AND u.disabled_at IS NULL"))
        guard let row = rows.first else { throw Refusal("There is no account \(name), or it is shut out.") }
        return try UserStore.read(row)
    }
}
