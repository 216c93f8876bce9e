import HTTPServer
import TestSupport
import Testing

/// Targets and header fields by themselves.
@Suite struct MessageTests {
    @Test(
        arguments: [
            ("/", []), ("/a", ["a"]), ("/a/", ["a", ""]), ("//", ["", ""]), ("/a//b", ["a", "", "b"]),
            ("/a%2Fb/c", ["a/b", "c"]), ("/%e3%81%82", ["あ"]), ("/a+b", ["a+b"]), ("/%2B", ["+"]), ("/...", ["..."]),
            ("/a?b/c", ["a"]), ("http://h", []), ("http://h/", []), ("HTTPS://h:1/x?y", ["x"]), ("http:///x", nil),
            ("", nil), ("a", nil), ("?", nil), ("/ ", nil), ("/ü", nil), ("/%", nil), ("/%4", nil), ("/%+1", nil),
            ("/%00", nil), ("/%ff", nil), ("/%ed%a0%80", nil), ("/..", nil), ("/.", nil), ("/a/%2e./b", nil),
            ("/#", nil),
            ("/\u{7F}", nil), ("*", ["*"]),
        ] as [(String, [String]?)])
    func `a path is split, then decoded`(_ raw: String, _ segments: [String]?) {
        #expect(Target(raw)?.segments == segments)
    }

    @Test(
        arguments: [
            ("/", []), ("/?", []), ("/?a=b&c=d", ["a=b", "c=d"]), ("/?a", ["a="]), ("/?=b", ["=b"]),
            ("/?&&a=1&", ["a=1"]),
            ("/?a=b=c", ["a=b=c"]), ("/?a+b=c+d%2B", ["a b=c d+"]), ("/?a=1&a=2", ["a=1", "a=2"]), ("/?a=?", ["a=?"]),
            ("/?a=%26", ["a=&"]), ("/?a=%", nil), ("/?%00=1", nil), ("/?a=%ff", nil), ("http://h?a=b", ["a=b"]),
        ] as [(String, [String]?)])
    func `a query keeps its order`(_ raw: String, _ pairs: [String]?) {
        #expect(Target(raw)?.query.map { "\($0.name)=\($0.value)" } == pairs)
    }

    @Test func `names of fields are the same in any case`() {
        var headers: Headers = ["Content-Type": "text/plain", "X-A": "1"]
        headers.add("x-a", "2")
        #expect(headers["content-type"] == "text/plain")
        #expect(headers.all("X-a") == ["1", "2"])
        #expect(headers["X-B"] == nil && headers.all("X-B").isEmpty && !headers.contains("X-B"))
        headers.set("X-A", "3")
        #expect(headers.pairs.map { "\($0.name): \($0.value)" } == ["Content-Type: text/plain", "X-A: 3"])
        headers.remove("CONTENT-TYPE")
        #expect(headers.count == 1 && headers["X-A"] == "3")
    }

    @Test(arguments: [
        ("X A", "v"), ("", "v"), ("X:", "v"), ("X\n", "v"), ("Ü", "v"), ("X", "a\nb"), ("X", "\r"), ("X", "\0"),
    ])
    func `a field that HTTP forbids isn't taken up`(_ name: String, _ value: String) {
        var headers: Headers = ["A": "b"]
        headers.add(name, value)
        #expect(headers.isMalformed)
        #expect(headers.count == 1)
    }
}

/// Routes.
@Suite struct RouterTests {
    static let router: Router<String> = {
        var router = Router<String>()
        router.add(.get, "/", "root")
        router.add(.get, "/projects", "list")
        router.add(.post, "/projects", "create")
        router.add(.get, "/projects/{project}", "show")
        router.add(.patch, "/projects/{name}", "change")
        router.add(.get, "/projects/new", "form")
        router.add(.put, "/projects/{p}/members/{m}", "member")
        router.add(.get, "/projects/new/members", "members of new")
        return router
    }()

    @Test(arguments: [
        ("GET", "/", "root"), ("GET", "/projects", "list"), ("HEAD", "/projects", "list"),
        ("POST", "/projects", "create"),
        ("GET", "/projects/x", "show project=x"), ("PATCH", "/projects/x", "change name=x"),
        ("GET", "/projects/new", "form"), ("PATCH", "/projects/new", "change name=new"),
        ("PUT", "/projects/new/members/y", "member m=y p=new"),
        ("PUT", "/projects/a%2Fb/members/y", "member m=y p=a/b"),
        ("GET", "/projects/", "-"), ("GET", "/projects//members/x", "-"), ("GET", "/Projects", "-"), ("GET", "/x", "-"),
        ("GET", "/projects/x/members", "-"), ("DELETE", "/projects", "[GET, HEAD, POST]"),
        ("DELETE", "/projects/new", "[GET, HEAD, PATCH]"), ("PUT", "/projects/new/members", "[GET, HEAD]"),
    ])
    func `a request finds its route`(_ method: String, _ path: String, _ expected: String) throws {
        let found =
            switch Self.router.match(Method(rawValue: method), try #require(Target(path)).segments) {
            case .found(let route, let parameters):
                ([route] + parameters.map { "\($0.key)=\($0.value)" }.sorted()).joined(separator: " ")
            case .methodNotAllowed(let methods): "\(methods)"
            case .notFound: "-"
            }
        #expect(found == expected)
    }
}
