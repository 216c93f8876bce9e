internal import Cryptography
internal import Postgres

/// Attempts to sign in, in the database.
enum SignInStore {
    /// How many attempts of an account may fail in 15 minutes.
    static let failuresPerAccount = 10
    /// The same for an address, at which a whole office can be.
    static let failuresPerAddress = 100
    /// How long a session lasts, in seconds.
    static let sessionLifetime = 30 * 86_400

    /// Lets one attempt of an account at a time count those before it.
    static func lock(_ account: String) -> SQL {
        "SELECT pg_advisory_xact_lock(hashtextextended(\("sign-in \(account)"), 0))"
    }

    /// In how many seconds the account may be tried again; no row where it may be now.
    static func wait(account: String) -> SQL {
        wait(where: "account = \(account)", limit: failuresPerAccount)
    }

    /// The same for an address.
    static func wait(address: String) -> SQL {
        wait(where: "address = \(address)", limit: failuresPerAddress)
    }

    private static func wait(where condition: SQL, limit: Int) -> SQL {
        """
        SELECT greatest(1, ceil(extract(epoch FROM created_at + interval '15 minutes' - now())))::bigint
          FROM sign_in_failures WHERE \(condition) AND created_at > now() - interval '15 minutes'
         ORDER BY created_at DESC OFFSET \(limit - 1) LIMIT 1
        """
    }

    /// Who has this name or email, with the password's hash; nobody who is shut out.
    static func find(_ name: String) -> SQL {
        """
        SELECT id, password_hash FROM users
         WHERE disabled_at IS NULL AND (lower(name) = lower(\(name)) OR lower(email) = lower(\(name)))
         ORDER BY id LIMIT 1
        """
    }

    /// Counts an attempt as failed until it is known not to be; its number.
    static func begin(_ account: String) -> SQL {
        "INSERT INTO sign_in_failures (account) VALUES (\(account)) RETURNING id"
    }

    /// An attempt failed.
    static func fail(_ attempt: Int, _ address: String) -> SQL {
        "UPDATE sign_in_failures SET address = \(address) WHERE id = \(attempt)"
    }

    /// An attempt did not fail.
    static func succeed(_ attempt: Int) -> SQL { "DELETE FROM sign_in_failures WHERE id = \(attempt)" }

    /// An attempt with a link that isn't good.
    static func failLink(_ address: String) -> SQL {
        "INSERT INTO sign_in_failures (address) VALUES (\(address))"
    }

    /// Uses a link up; whose it was, or no row where it isn't good. Of two at once, the second finds it used.
    static func use(link digest: [UInt8]) -> SQL {
        """
        UPDATE sign_in_links l SET used_at = now() FROM users u
         WHERE l.digest = \(digest) AND l.used_at IS NULL AND l.expires_at > now()
           AND u.id = l.user_id AND u.disabled_at IS NULL
        RETURNING u.id
        """
    }

    /// A new link, good for a day.
    static func insert(link digest: [UInt8], for user: Int) -> SQL {
        """
        INSERT INTO sign_in_links (digest, user_id, expires_at) VALUES (\(digest), \(user), now() + interval '1 day')
        """
    }

    /// A new session.
    static func insert(session digest: [UInt8], for user: Int) -> SQL {
        """
        INSERT INTO sessions (digest, user_id, expires_at)
        VALUES (\(digest), \(user), now() + \(sessionLifetime) * interval '1 second')
        """
    }

    /// Ends a session.
    static func delete(session digest: [UInt8]) -> SQL { "DELETE FROM sessions WHERE digest = \(digest)" }
}

/// The secret of a link that signs somebody in once.
struct SignInLink: Sendable {
    private let secret: RandomToken

    init() throws { secret = try RandomToken(prefix: "") }

    var digest: [UInt8] { secret.digest.bytes }

    /// The page that uses it, below the base path. The secret stands in the fragment, which no browser sends and no log
    /// holds.
    var path: String { "/sign-in#link=\(secret.text)" }
}
