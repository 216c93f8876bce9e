internal import ReviewServer

/// Makes an account.
enum AddUserCommand: Command {
    static let name = "admin user add"
    static let usage = "admin user add NAME --email E [--administrator]"
    static let summary = "Makes an account, and shows a link that signs its owner in once."
    static let options: Set<String> = ["--data", "--email"]
    static let operands = ["NAME"]
    static let flags: Set<String> = ["--administrator"]

    static func run(_ arguments: Arguments) throws {
        let name = arguments.words[0]
        guard let email = arguments["--email"] else { throw UsageError(description: "--email is needed.") }
        let isAdministrator = arguments.has("--administrator")
        let place = try Workplace(arguments)
        let path = try place.administer { administration in
            try await administration.addUser(name, email: email, isAdministrator: isAdministrator)
            return try await administration.makeLink(for: name)
        }
        Console.output.write("\(place.settings.address(of: path))\n")
    }
}

/// Makes a link that signs somebody in once.
enum LinkCommand: Command {
    static let name = "admin link"
    static let usage = "admin link NAME"
    static let summary = "Shows a link that signs the account's owner in, once and within a day."
    static let options: Set<String> = ["--data", "--port"]
    static let operands = ["NAME"]

    static func run(_ arguments: Arguments) throws {
        let name = arguments.words[0]
        let place = try Workplace(arguments)
        let path = try place.administer { try await $0.makeLink(for: name) }
        Console.output.write("\(place.settings.address(of: path))\n")
    }
}

/// Makes a token.
enum TokenCommand: Command {
    static let name = "admin token"
    static let usage = "admin token NAME [--scopes S,…] [--project P] [--days N]"
    static let summary = "Shows a new token of the account; for all that it may do, unless you say less."
    static let options: Set<String> = ["--data", "--scopes", "--project", "--days"]
    static let operands = ["NAME"]

    static func run(_ arguments: Arguments) throws {
        let name = arguments.words[0]
        let scopes = arguments["--scopes"]?.split(separator: ",").map(String.init) ?? Administration.scopes
        guard !scopes.isEmpty, scopes.allSatisfy(Administration.scopes.contains) else {
            throw UsageError(
                description: "--scopes holds some of \(Administration.scopes.joined(separator: ",")).")
        }
        var days: Int?
        if let text = arguments["--days"] {
            guard let number = Int(text), (1...3650).contains(number) else {
                throw UsageError(description: "--days is a whole number from 1 to 3650.")
            }
            days = number
        }
        let project = arguments["--project"]
        let place = try Workplace(arguments)
        let token = try place.administer { [days] in
            try await $0.makeToken(for: name, scopes: scopes, project: project, days: days)
        }
        Console.output.write("\(token)\n")
    }
}

extension Workplace {
    /// Runs `body` on the database, which gets the schema first where it is the embedded one.
    func administer<Value: Sendable>(
        _ body: @escaping @Sendable (Administration) async throws -> Value
    ) throws -> Value {
        do {
            return try run { try await body(Administration(database: $0)) }
        } catch let refusal as Administration.Refusal {
            throw CommandFailure(status: .failure, description: refusal.description)
        }
    }
}
