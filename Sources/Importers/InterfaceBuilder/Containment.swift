internal import FlowDocument

/// Which screens live in a navigation stack or a split, and which certainly in none. A “show” pushes in a stack and
/// presents outside of one; a “show detail” replaces in a split and presents outside of one.
struct Containment {
    /// The scenes that live in a navigation stack.
    private var inNavigation: Set<Int> = []
    /// The scenes that are certainly in none: the app's first, presented by themselves, or held by tabs or a split.
    private var outside: Set<Int> = []
    /// The scenes that nothing in the files leads to, and that are drawn below a navigation bar: code pushes them.
    private var assumed: Set<Int> = []
    /// The scenes that certainly live in no split.
    private var outsideSplit: Set<Int> = []
    /// Those in a stack that hides its bar.
    private(set) var withoutBar: Set<Int> = []

    init(scenes: [Assembly.Scene], routes: [Assembly.Route], initial: Set<Int>) {
        var next: [Int: [Int]] = [:]
        var held: [Int: [Int]] = [:]
        var panes: [Int] = []
        var roots: [Int] = []
        var barred: [Int] = []
        var pushing: [Int] = []
        var seeds = initial
        var starts = initial
        var reachedAtAll = initial
        for route in routes {
            // The old “push” works in a stack only.
            if route.segue.kind == "push" { pushing.append(route.source) }
            guard let target = route.target else { continue }
            if target != route.source { reachedAtAll.insert(target) }
            switch route.segue.kind {
            case "relationship":
                let holder = scenes[route.source].controller
                if holder.container == .split {
                    panes.append(target)
                } else {
                    held[route.source, default: []].append(target)
                }
                guard holder.container == .navigation else {
                    seeds.insert(target)
                    continue
                }
                roots.append(target)
                if holder.element.flag("navigationBarHidden") != true { barred.append(target) }
            case "show", "push", "embed", "custom": next[route.source, default: []].append(target)
            default:
                guard route.segue.presents else { continue }
                seeds.insert(target)
                starts.insert(target)
            }
        }
        withoutBar = Self.reached(from: roots, over: next).subtracting(Self.reached(from: barred, over: next))
        inNavigation = Self.reached(from: roots + pushing, over: next)
        outside = Self.reached(from: seeds.subtracting(inNavigation).sorted(), over: next)
        let orphans = scenes.indices.filter {
            !reachedAtAll.contains($0) && scenes[$0].controller.isDrawnInNavigation
        }
        assumed = Self.reached(from: orphans, over: next)
        let inside = next.merging(held) { $0 + $1 }
        let inSplit = Self.reached(from: panes, over: inside)
        outsideSplit = Self.reached(from: starts.subtracting(inSplit).sorted(), over: inside).subtracting(inSplit)
    }

    /// Whether a “show” from there pushes.
    func pushes(from scene: Int, _ controller: Controller) -> Bool {
        if inNavigation.contains(scene) { return true }
        if outside.contains(scene) { return false }
        return assumed.contains(scene) || controller.isDrawnInNavigation
    }

    /// Whether a “show detail” from there presents.
    func presentsDetail(from scene: Int) -> Bool { outsideSplit.contains(scene) }

    private static func reached(from roots: [Int], over next: [Int: [Int]]) -> Set<Int> {
        var reached: Set<Int> = []
        var waiting = roots
        while let scene = waiting.popLast() {
            guard reached.insert(scene).inserted else { continue }
            waiting += next[scene] ?? []
        }
        return reached
    }
}
