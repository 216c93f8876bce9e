/// Text as it stands in XML, between tags and in attributes.
public enum XMLEscaping {
    /// Writes a text. What XML 1.0 can't hold is left out; line breaks and tabs become spaces.
    public static func escape(_ text: String, into bytes: inout [UInt8]) {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 < 0x7F && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E && $0 != 0x22
        }
        guard !isPlain else {
            bytes += text.utf8
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
    }

    /// A text as it stands in XML.
    public static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        escape(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
