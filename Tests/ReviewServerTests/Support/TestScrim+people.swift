import Cryptography
import JSON
import Postgres
import TestSupport

extension TestScrim {
    /// A link by which somebody with an account can come in.
    func link(for name: String, isExpired: Bool = false) async throws -> String {
        let secret = try RandomToken(prefix: "")
        try await database.database.query(
            """
            INSERT INTO sign_in_links (digest, user_id, expires_at)
            SELECT \(secret.digest.bytes), id, now() + \(isExpired ? -1 : 60) * interval '1 second'
              FROM users WHERE name = \(name)
            """)
        return secret.text
    }

    /// A browser that somebody with an account has signed in with.
    func browser(of name: String) async throws -> Client {
        let reply = try await stranger.post("/api/v1/session", ["link": .string(try await link(for: name))])
        return Client(base: base, authorization: nil, headers: reply.sessionHeaders)
    }

    /// Gives an account a password.
    func setPassword(of name: String, to password: String) async throws {
        let hash = try PasswordHash(of: password).description
        try await database.database.query("UPDATE users SET password_hash = \(hash) WHERE name = \(name)")
    }
}

extension Reply {
    /// The cookie as a browser sends it from our own page.
    var sessionHeaders: [String: String] {
        let cookie = header("Set-Cookie")?.prefix { $0 != ";" } ?? ""
        return ["Cookie": String(cookie), "Sec-Fetch-Site": "same-origin"]
    }
}
