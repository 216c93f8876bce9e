internal import ReviewServer

/// Installs a project to look around in.
enum DemoCommand: Command {
    static let name = "demo"
    static let usage = "demo"
    static let summary = "Installs a project to look around in."
    static let options: Set<String> = ["--data"]

    static func run(_ arguments: Arguments) throws {
        let place = try Workplace(arguments)
        try place.run { database in
            try await Demo(database: database, resources: place.resources).install()
        }
        Console.output.write("The project “Harbor” is there; its account is “\(Demo.user)”.\n")
    }
}
