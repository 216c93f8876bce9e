internal import JSON

/// Somebody's place in a project.
struct Member: Sendable {
    let person: Person
    let role: Role

    var json: JSON { ["user": person.json, "role": .string(role.rawValue)] }

    static let schema = Schema.object(
        "Member", [("user", Person.schema), ("role", .choice(Role.allCases.map(\.rawValue)))])
}
