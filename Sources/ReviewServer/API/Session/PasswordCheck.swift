internal import Cryptography
internal import Postgres
internal import UnicodeText

/// Checks somebody's password, and counts what fails. Takes the same time whether there is such an account or not.
struct PasswordCheck: Sendable {
    /// What passwords must be long.
    static let length = 12...1000
    /// What is compared with the passwords of nobody.
    private static let nobody = try? PasswordHash(
        parsing: "scrypt$ln=15,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")

    let services: Services
    let address: String

    /// What came of it.
    struct Verdict: Sendable {
        /// Counts as a failure until somebody says otherwise.
        let attempt: Int
        /// Whose password it is; nil where it is nobody's.
        let user: Int?
        /// The hash that should be stored from now on, where the old one is of a kind that is no longer made.
        let renewed: String?
    }

    /// Checks a password; in one of the places of the desk. Throws where too much failed of late.
    func verdict(_ name: String, _ password: String) async throws -> Verdict {
        let (attempt, user, stored) = try await begin(name)
        guard let hash = stored.flatMap({ try? PasswordHash(parsing: $0) }) ?? Self.nobody else {
            throw Problem.internalError
        }
        let password = password.normalized
        let (isRight, renewed) = try await services.passwords.compute {
            let isRight = try hash.isHash(of: password)
            return (isRight, isRight && hash.isOutdated ? try PasswordHash(of: password).description : nil)
        }
        guard isRight, stored != nil, let user else {
            try await services.database.query(SignInStore.fail(attempt, address))
            return Verdict(attempt: attempt, user: nil, renewed: nil)
        }
        return Verdict(attempt: attempt, user: user, renewed: renewed)
    }

    /// What is stored of a new password; in one of the places of the desk.
    func hash(of password: String) async throws -> String {
        let password = password.normalized
        return try await services.passwords.compute { try PasswordHash(of: password).description }
    }

    /// Throws where too many attempts from the address failed of late.
    func requireCalmAddress() async throws {
        try Self.refuse(try await services.database.query(SignInStore.wait(address: address)))
    }

    private func begin(_ name: String) async throws -> (attempt: Int, user: Int?, hash: String?) {
        let account = name.lowercased()
        return try await services.database.transaction { [address] transaction in
            let answers = try transaction.queries([
                SignInStore.lock(account), SignInStore.wait(account: account), SignInStore.wait(address: address),
                SignInStore.find(name),
            ])
            try Self.refuse(answers[1])
            try Self.refuse(answers[2])
            guard let row = try transaction.query(SignInStore.begin(account)).first else { throw Problem.internalError }
            let user = answers[3].first
            return (try row.get(0), try user?.get(0), try user?.get(1, as: String?.self))
        }
    }

    private static func refuse(_ wait: Rows) throws {
        guard let seconds: Int = try wait.first?.get(0) else { return }
        throw Problem.tooManyRequests(
            "Too many attempts to sign in failed of late. Try again later, or ask for a sign-in link.",
            retryAfter: seconds)
    }
}
