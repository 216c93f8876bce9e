import Testing
import XML

@Suite struct XMLTreeTests {
    @Test func `elements know their names, attributes, children, texts and places`() throws {
        let tree = try XMLTree(
            parsing: Array("<a x=\"1\">\n  <b key=\"k\">hé</b><c/>\n  <b/>\n</a>".utf8))
        let root = tree.root
        #expect(root.name == "a")
        #expect(root["x"] == "1")
        #expect(root["y"] == nil)
        #expect(root.children.map(\.name) == ["b", "c", "b"])
        let part = try #require(root.part("k"))
        #expect(part.text == "hé")
        #expect(part.line == 2 && part.column == 3)
        #expect(root.child("c")?.line == 2)
    }

    @Test(arguments: [
        ("", XMLError.Code.empty), (" \n ", .empty), ("<a><b></a>", .syntax), ("<a>", .truncated), ("<a", .truncated),
        ("<!DOCTYPE a><a/>", .doctype), ("<a>\u{0}</a>", .nul), ("<a>&b;</a>", .syntax), ("<a/><b/>", .syntax),
        ("<a x=\"1\" x=\"2\"/>", .syntax), ("<?xml version=\"1.0\" encoding=\"EBCDIC\"?><a/>", .encoding),
    ]) func `what is no XML is told`(_ text: String, _ code: XMLError.Code) {
        #expect(throws: XMLError.self) { try XMLTree(parsing: Array(text.utf8)) }
        do {
            _ = try XMLTree(parsing: Array(text.utf8))
        } catch {
            #expect(error.code == code)
        }
    }

    @Test(arguments: [
        ("<!DOCTYPE a><a/>", XMLError.Code.doctype, 1),
        ("\n <!DOCTYPE a SYSTEM \"http://example.com/a.dtd\"><a/>", .doctype, 2),
        ("<!DOCTYPE a [<!ATTLIST a x CDATA \"y\">]><a/>", .doctype, 1),
        ("<!DOCTYPE a [\n<!ENTITY e \"f\">]><a>&e;</a>", .entityDeclaration, 1),
        ("<!DOCTYPE a [<!ENTITY % p \"q\">%p;]><a/>", .entityDeclaration, 1),
        ("<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///x\">]><a>&e;</a>", .entityDeclaration, 1),
        ("<!DOCTYPE a [", .truncated, 1), ("<!DOCTYPE", .truncated, 1),
        ("<?xml version=\"1.0\"?>", .truncated, 1),
    ]) func `a document type is refused where it begins, and one with entities for them`(
        _ text: String, _ code: XMLError.Code, _ line: Int
    ) {
        do throws(XMLError) {
            _ = try XMLTree(parsing: Array(text.utf8))
            Issue.record("It was accepted.")
        } catch {
            #expect(error.code == code && error.line == line, "\(error)")
        }
    }

    @Test func `columns count characters, not bytes`() throws {
        let tree = try XMLTree(parsing: Array("<a>é日😀<b/></a>".utf8))
        #expect(tree.root.child("b")?.column == 7)
    }

    @Test(arguments: [
        "<a\u{0}/>", "<a x=\"\u{0}\"/>", "\u{0}", "\u{0}<a/>", "<a/>\u{0}", "<a><!-- \u{0} --></a>",
        "<a><![CDATA[\u{0}]]></a>",
    ]) func `a NUL is told wherever it stands`(_ text: String) {
        do throws(XMLError) {
            _ = try XMLTree(parsing: Array(text.utf8))
            Issue.record("It was accepted.")
        } catch {
            #expect(error.code == .nul, "\(error)")
        }
    }

    @Test(arguments: ["ISO-8859-1", "windows-1252", "UTF-32", "Shift_JIS"])
    func `encodings that Interface Builder never wrote are refused`(_ name: String) {
        do throws(XMLError) {
            _ = try XMLTree(parsing: Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>".utf8))
            Issue.record("It was accepted.")
        } catch {
            #expect(error.code == .encoding, "\(error)")
        }
    }

    @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"]) func `UTF-8 and ASCII are read by any of their names`(
        _ name: String
    ) throws {
        #expect(try XMLTree(parsing: Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>".utf8)).root.name == "a")
    }

    @Test func `a byte order mark is passed over`() throws {
        #expect(try XMLTree(parsing: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).root.name == "a")
    }

    @Test func `bytes that are no UTF-8 are told with their place`() {
        do throws(XMLError) {
            _ = try XMLTree(parsing: Array("<a>\n ".utf8) + [0xFF] + Array("</a>".utf8))
            Issue.record("It was accepted.")
        } catch {
            #expect(error.code == .encoding)
            #expect(error.line == 2 && error.column == 2)
        }
    }

    @Test func `depth, size and number of elements are limited, each with its own error`() {
        let limits = XMLLimits(bytes: 100, depth: 3, elements: 5)
        func code(_ text: String) -> XMLError.Code? {
            do throws(XMLError) {
                _ = try XMLTree(parsing: Array(text.utf8), limits: limits)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code("<a><b><c/></b></a>") == nil)
        #expect(code("<a><b><c><d/></c></b></a>") == .tooDeep)
        #expect(code("<a><b/><b/><b/><b/></a>") == nil)
        #expect(code("<a><b/><b/><b/><b/><b/></a>") == .tooLarge)
        #expect(code("<a>\(String(repeating: "x", count: 100))</a>") == .tooLarge)
    }

    @Test func `UTF-16 is read`() throws {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a x=\"é\"/>"
        let bytes: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(try XMLTree(parsing: bytes).root["x"] == "é")
    }

    @Test func `a text in pieces is one text`() throws {
        let long = String(repeating: "word ", count: 2_000_000)
        let tree = try XMLTree(parsing: Array("<a>\(long)</a>".utf8))
        #expect(tree.root.text.utf8.count == long.utf8.count)
    }
}
