/// One part of a `multipart/form-data` body (RFC 7578).
public struct FormPart: Sendable {
    /// The field's name.
    public let name: String
    /// The file's name, maybe with folders before it, where the part is a file.
    public let fileName: String?
    /// What the part says of its own type.
    public let mediaType: String?
    /// The content.
    public let bytes: [UInt8]
}

/// Why a body isn't `multipart/form-data`.
public struct MultipartError: Error, Hashable, Sendable {
    /// A sentence.
    public let detail: String
}

/// Reads `multipart/form-data` bodies that have arrived in full.
public enum Multipart {
    /// At most so many parts.
    private static let partLimit = 1_000
    private static let headLimit = 4 << 10

    /// The parts of a body, in order.
    public static func parts(of body: [UInt8], contentType: String) throws(MultipartError) -> [FormPart] {
        guard let boundary = parameter("boundary", of: contentType), (1...70).contains(boundary.utf8.count) else {
            throw MultipartError(detail: "The Content-Type names no boundary.")
        }
        let mark = Array("\r\n--\(boundary)".utf8)
        // The first boundary needs no line before it.
        var rest = (Array("\r\n".utf8) + body)[...]
        guard let first = find(mark, in: rest) else {
            throw MultipartError(detail: "The boundary does not stand in the body.")
        }
        rest = rest[first.upperBound...]
        var parts: [FormPart] = []
        while !rest.starts(with: Array("--".utf8)) {
            guard rest.starts(with: Array("\r\n".utf8)) else {
                throw MultipartError(detail: "A boundary is followed by something else than a line's end.")
            }
            rest = rest.dropFirst(2)
            guard let end = find(mark, in: rest) else { throw MultipartError(detail: "The last boundary is missing.") }
            guard parts.count < partLimit else {
                throw MultipartError(detail: "There are more than \(partLimit) parts.")
            }
            parts.append(try part(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return parts
    }

    private static func part(_ bytes: ArraySlice<UInt8>) throws(MultipartError) -> FormPart {
        let blank = Array("\r\n\r\n".utf8)
        guard let end = find(blank, in: bytes.prefix(headLimit)),
            let head = String(validating: bytes[..<end.lowerBound], as: UTF8.self)
        else { throw MultipartError(detail: "A part has no head, or one that is too long.") }
        var disposition: String?
        var type: String?
        for line in head.split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { throw MultipartError(detail: "A part's head is broken.") }
            let value = String(line[line.index(after: colon)...].drop { $0 == " " })
            switch line[..<colon].lowercased() {
            case "content-disposition": disposition = value
            case "content-type": type = value
            default: break
            }
        }
        guard let disposition, disposition.lowercased().hasPrefix("form-data"),
            let name = parameter("name", of: disposition)
        else { throw MultipartError(detail: "A part names no field.") }
        // A path names folders that matter (`Base.lproj/Main.storyboard`); it is never opened.
        let fileName = parameter("filename", of: disposition).map { path in
            path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }.joined(separator: "/")
        }
        return FormPart(name: name, fileName: fileName, mediaType: type, bytes: Array(bytes[end.upperBound...]))
    }

    /// A parameter after a header field's value; quoted or not.
    private static func parameter(_ name: String, of value: String) -> String? {
        var rest = value[...]
        while let semicolon = rest.firstIndex(of: ";") {
            rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
            guard let equals = rest.firstIndex(of: "=") else { return nil }
            let isSought = rest[..<equals].lowercased() == name
            rest = rest[rest.index(after: equals)...]
            var text = ""
            if rest.first == "\"" {
                rest = rest.dropFirst()
                while let character = rest.first, character != "\"" {
                    rest = rest.dropFirst()
                    // Browsers escape quotes as %22, others with a backslash.
                    if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
                        text.append(next)
                        rest = rest.dropFirst()
                    } else {
                        text.append(character)
                    }
                }
            } else {
                text = String(rest.prefix { $0 != ";" && $0 != " " })
            }
            if isSought { return text.replacing("%22", with: "\"") }
        }
        return nil
    }

    private static func find(_ mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        guard let head = mark.first else { return nil }
        var start = bytes.startIndex
        while let index = bytes[start...].firstIndex(of: head), index + mark.count <= bytes.endIndex {
            if bytes[index..<(index + mark.count)].elementsEqual(mark) { return index..<(index + mark.count) }
            start = index + 1
        }
        return nil
    }
}
