/// What a request's conditions say about a resource (RFC 9110, 13).
public enum Conditional: Hashable, Sendable {
    /// Do what the method says.
    case proceed
    /// The client has it already: answer 304.
    case notModified
    /// The client's idea of it is out of date: answer 412.
    case preconditionFailed

    /// Compares the conditions with the resource's tag, quotes included; nil if there is no such resource. The tag of
    /// a compressed variant, which the server has derived from the resource's, counts as the resource's own.
    public static func evaluate(
        ifNoneMatch: String?, ifMatch: String?, etag: String?, method: Method = .get
    ) -> Conditional {
        if ifNoneMatch == nil, ifMatch == nil { return .proceed }
        let current = etag.flatMap { EntityTag($0) }
        if let ifMatch, !matches(ifMatch, current, isStrong: true) { return .preconditionFailed }
        if let ifNoneMatch, matches(ifNoneMatch, current, isStrong: false) {
            return method == .get || method == .head ? .notModified : .preconditionFailed
        }
        return .proceed
    }

    /// Compares the conditions of a request with a resource's tag.
    public static func evaluate(_ head: RequestHead, etag: String?) -> Conditional {
        evaluate(
            ifNoneMatch: joined(head.headers.all("If-None-Match")), ifMatch: joined(head.headers.all("If-Match")),
            etag: etag, method: head.method)
    }

    private static func joined(_ values: [String]) -> String? {
        values.isEmpty ? nil : values.joined(separator: ", ")
    }

    private static func matches(_ condition: String, _ current: EntityTag?, isStrong: Bool) -> Bool {
        guard let current else { return false }
        if condition[...].trimmingSpaces() == "*" { return true }
        return EntityTag.list([condition]).contains { tag in
            if isStrong, tag.isWeak || current.isWeak { return false }
            return tag.opaque == current.opaque
                || !current.isWeak && tag.opaque == current.opaque + EntityTag.gzipSuffix
        }
    }
}

/// An entity tag.
struct EntityTag: Hashable {
    static let gzipSuffix = "-gzip"

    let isWeak: Bool
    /// What stands between the quotes.
    let opaque: String

    /// Reads one tag, quotes included.
    init?(_ text: String) {
        var rest = text[...]
        guard let tag = Self.next(&rest), rest.isEmpty else { return nil }
        self = tag
    }

    private init(isWeak: Bool, opaque: String) {
        self.isWeak = isWeak
        self.opaque = opaque
    }

    /// The tag as it is written.
    var text: String { "\(isWeak ? "W/" : "")\"\(opaque)\"" }

    /// The tag of the compressed variant of what has this tag. A weak tag may stand for both.
    static func gzipVariant(of tag: String) -> String {
        guard let tag = EntityTag(tag), !tag.isWeak else { return tag }
        return EntityTag(isWeak: false, opaque: tag.opaque + gzipSuffix).text
    }

    /// The tags of a list, up to the first that isn't one. Commas may stand in tags.
    static func list(_ values: [String]) -> [EntityTag] {
        var tags: [EntityTag] = []
        for value in values {
            var rest = value[...]
            while true {
                rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
                guard let tag = next(&rest) else { break }
                tags.append(tag)
            }
        }
        return tags
    }

    private static func next(_ rest: inout Substring) -> EntityTag? {
        var text = rest
        let isWeak = text.hasPrefix("W/")
        if isWeak { text.removeFirst(2) }
        guard text.first == "\"" else { return nil }
        text.removeFirst()
        guard let end = text.firstIndex(of: "\"") else { return nil }
        rest = text[text.index(after: end)...]
        return EntityTag(isWeak: isWeak, opaque: String(text[..<end]))
    }
}
