/// The rules about how much room alerts and action sheets take.
enum AlertLayoutRules {
    static let all: [any Rule.Type] = []
}
