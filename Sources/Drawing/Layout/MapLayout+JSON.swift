internal import FlowDocument
public import JSON

extension MapLayout {
    /// The layout as a JSON text: `width`, `height`, `nodes` and `edges`, as the API answers it.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.finish()
    }

    /// Writes the layout as a JSON object.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("width", size.width)
            writer.member("height", size.height)
            writer.name("nodes")
            writer.array { writer in
                for node in nodes { Self.write(node, to: &writer) }
            }
            writer.name("edges")
            writer.array { writer in
                for edge in edges { Self.write(edge, to: &writer) }
            }
            writer.name("ties")
            writer.array { writer in
                for tie in ties {
                    writer.object { writer in
                        writer.member("from", tie.from.rawValue)
                        writer.member("to", tie.to.rawValue)
                        writer.points(tie.points)
                    }
                }
            }
        }
    }

    private static func write(_ node: Node, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", node.id.rawValue)
            writer.member("kind", node.kind.rawValue)
            writer.member(ifPresent: "style", node.style)
            writer.member("name", node.name)
            writer.member("x", node.frame.x)
            writer.member("y", node.frame.y)
            writer.member("width", node.frame.width)
            writer.member("height", node.frame.height)
        }
    }

    private static func write(_ edge: Edge, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", edge.id.rawValue)
            writer.member("from", edge.from.rawValue)
            writer.member(ifPresent: "to", edge.to?.rawValue)
            writer.member("kind", edge.kind.rawValue)
            writer.points(edge.points)
            writer.name("disc")
            writer.pair(edge.disc)
        }
    }

    /// A layout that was written before; `nil` where the text is none.
    public init?(parsing bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let width = json["width"]?.number,
            let height = json["height"]?.number, let nodes = json["nodes"]?.elements,
            let edges = json["edges"]?.elements, let ties = json["ties"]?.elements
        else { return nil }
        size = Size(width: width, height: height)
        self.nodes = nodes.compactMap(Node.init)
        self.edges = edges.compactMap(Edge.init)
        self.ties = ties.compactMap(Tie.init)
        guard self.nodes.count == nodes.count, self.edges.count == edges.count, self.ties.count == ties.count
        else { return nil }
    }
}

extension MapLayout.Node {
    fileprivate init?(_ json: JSON) {
        guard let id = json["id"]?.string, let kind = json["kind"]?.string.flatMap(MapLayout.NodeKind.init),
            let name = json["name"]?.string, let x = json["x"]?.number, let y = json["y"]?.number,
            let width = json["width"]?.number, let height = json["height"]?.number
        else { return nil }
        self.init(
            id: NodeID(id), kind: kind, style: json["style"]?.string, name: name,
            frame: Rect(x: x, y: y, width: width, height: height))
    }
}

extension MapLayout.Edge {
    fileprivate init?(_ json: JSON) {
        guard let id = json["id"]?.string, let from = json["from"]?.string,
            let kind = json["kind"]?.string.flatMap(TransitionKind.init),
            let points = [Point](pairs: json["points"]), let disc = json["disc"].flatMap(Point.init(pair:))
        else { return nil }
        self.init(
            id: NodeID(id), from: NodeID(from), to: json["to"]?.string.map { NodeID($0) }, kind: kind,
            points: points, disc: disc)
    }
}

extension MapLayout.Tie {
    fileprivate init?(_ json: JSON) {
        guard let from = json["from"]?.string, let to = json["to"]?.string,
            let points = [Point](pairs: json["points"])
        else { return nil }
        self.init(from: NodeID(from), to: NodeID(to), points: points)
    }
}

extension [Point] {
    /// At least two points, or none at all.
    fileprivate init?(pairs json: JSON?) {
        guard let list = json?.elements, list.count > 1 else { return nil }
        self = list.compactMap(Point.init(pair:))
        guard count == list.count else { return nil }
    }
}

extension Point {
    fileprivate init?(pair json: JSON) {
        guard let numbers = json.elements?.compactMap(\.number), numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ value: Double) {
        self.name(name)
        number(value)
    }

    fileprivate mutating func points(_ points: [Point]) {
        name("points")
        array { writer in
            for point in points { writer.pair(point) }
        }
    }

    fileprivate mutating func pair(_ point: Point) {
        array { writer in
            writer.number(point.x)
            writer.number(point.y)
        }
    }
}
