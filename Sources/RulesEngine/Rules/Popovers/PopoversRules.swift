/// The rules about popovers.
enum PopoversRules {
    static let all: [any Rule.Type] = [
        PopoverNoCascade.self,
        PopoverNoModalAbove.self,
        PopoverNotOnIPhone.self,
        PopoverOneAtATime.self,
    ]
}
