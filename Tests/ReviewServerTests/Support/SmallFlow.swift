import JSON
import Testing

/// A little flow whose parts tests rename, change and take away.
struct SmallFlow {
    struct Node {
        var id: String
        var title: String
        var buttons: [(id: String, title: String)] = []
        /// For modals; a screen has none.
        var presenter: String?
    }

    var screens = [Node(id: "inbox", title: "Inbox", buttons: [("compose", "Compose"), ("delete", "Delete")])]
    var modals = [
        Node(
            id: "ask", title: "Delete this message?", buttons: [("no", "Cancel"), ("yes", "Delete")], presenter: "inbox"
        ),
        Node(id: "done", title: "Message sent", buttons: [("ok", "Great")], presenter: "inbox"),
    ]

    var json: JSON {
        [
            "scrim": 1, "title": "Mail", "entry": .array(screens.prefix(1).map { .string($0.id) }),
            "screens": .array(
                screens.map { screen in
                    [
                        "id": .string(screen.id), "name": .string(screen.title), "controls": Self.controls(screen),
                        "regions": [
                            ["id": "status", "frame": ["x": 0, "y": 700, "width": 300, "height": 40]]
                        ],
                    ]
                }),
            "modals": .array(
                modals.map { modal in
                    [
                        "id": .string(modal.id), "style": "alert", "title": .string(modal.title),
                        "presenter": modal.presenter.map { .string($0) } ?? .null, "controls": Self.controls(modal),
                    ]
                }),
        ]
    }

    private static func controls(_ node: Node) -> JSON {
        .array(
            node.buttons.map { ["id": .string($0.id), "kind": "button", "title": .string($0.title)] })
    }
}

extension Client {
    /// Makes a flow's next revision; its number.
    @discardableResult
    func revise(_ flow: SmallFlow) async throws -> Int {
        let reply = try await upload("\(flowPath)/revisions?filename=mail.flow.json", flow.json.bytes(), type: flowType)
        #expect(reply.status == 201, "\(reply.text.prefix(500))")
        return reply.json["number"].integer ?? 0
    }

    /// Begins a thread; its id.
    @discardableResult
    func begin(_ anchor: JSON, on revision: Int = 1, body: String = "Why?") async throws -> String {
        let reply = try await post(
            "\(flowPath)/threads", ["anchor": anchor, "revision": .number(Double(revision)), "body": .string(body)])
        #expect(reply.status == 201, "\(reply.text.prefix(500))")
        return reply.json["id"].text ?? ""
    }

    /// Where a thread stands now.
    func place(_ thread: String) async throws -> JSON {
        try await get("\(flowPath)/threads/\(thread)").json["place"] ?? .null
    }
}

/// Some guideline of the catalogue.
let someGuideline = "alerts-sparing-use"
