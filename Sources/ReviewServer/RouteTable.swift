internal import HTTPServer

/// All endpoints, ready to be searched.
struct RouteTable: Sendable {
    let routes: [Route]
    private let router: Router<Int>

    init(_ routes: [Route]) {
        self.routes = routes
        var router = Router<Int>()
        for (index, route) in routes.enumerated() { router.add(route.method, route.pattern, index) }
        self.router = router
    }

    /// The route of a request below the base path; throws what it gets where there is none.
    func find(_ method: Method, _ segments: [String]) throws -> (route: Route, parameters: [String: String]) {
        switch router.match(method, segments) {
        case .found(let index, let parameters): return (routes[index], parameters)
        case .methodNotAllowed(let methods): throw Problem.methodNotAllowed(methods)
        case .notFound: throw Problem.notFound
        }
    }
}
