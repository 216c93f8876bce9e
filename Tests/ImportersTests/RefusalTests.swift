import Importers
import Testing
import XML

/// What is refused, with which word and at which place.
@Suite struct RefusalTests {
    private func refusal(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws -> Refusal {
        do throws(ImportError) {
            _ = try InterfaceBuilderImporter.document(
                from: [InputFile(path: "Bad.storyboard", bytes: bytes)], limits: limits)
        } catch {
            #expect(error.refusals.count == 1 && error.refusals.first?.file == "Bad.storyboard")
            return try #require(error.refusals.first)
        }
        throw Accepted()
    }

    private struct Accepted: Error {}

    private func refusal(_ text: String) throws -> Refusal { try refusal(Array(text.utf8)) }

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"

    @Test(arguments: [
        (#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#, Refusal.Code.macOS),
        (#"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"/>"#, .macOS),
        (#"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#, .watchOS),
        (#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#, .tvOS),
        (#"<document type="\#(type)" targetRuntime="Fridge"/>"#, .otherPlatform),
        (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#, .archive),
        ("<plist version=\"1.0\"><dict/></plist>", .notInterfaceBuilder),
        (#"<document type="text/html"/>"#, .notInterfaceBuilder),
    ]) func `files of other kinds are refused, each with its word`(_ text: String, _ code: Refusal.Code) throws {
        let refusal = try refusal("<?xml version=\"1.0\"?>\n" + text)
        #expect(refusal.code == code)
        #expect(refusal.line == 2 && refusal.column == 1)
        #expect(refusal.detail.hasSuffix("."))
    }

    @Test func `an empty file is refused`() throws {
        #expect(try refusal("").code == Refusal.Code(rawValue: "empty"))
    }

    @Test func `a file that ends early is refused at its end`() throws {
        let refusal = try refusal("<document type=\"\(Self.type)\">\n<scenes>")
        #expect(refusal.code == Refusal.Code(rawValue: "truncated"))
        #expect(refusal.line == 2)
    }

    @Test func `tags that do not match are refused at their place`() throws {
        let refusal = try refusal("<document type=\"\(Self.type)\">\n  <scenes>\n  </objects>\n</document>")
        #expect(refusal.code == Refusal.Code(rawValue: "syntax"))
        #expect(refusal.line == 3)
    }

    @Test func `an XML bomb is refused before it can go off`() throws {
        let levels = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
        let refusal = try refusal(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY l0 \"ha\">\(levels.joined())]>\n<document>&l9;</document>")
        #expect(refusal.code == Refusal.Code(rawValue: "entityDeclaration"))
        #expect(refusal.line == 2)
    }

    @Test func `an entity that would read a file is refused`() throws {
        let refusal = try refusal(
            #"<!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/hostname">]><document>&secret;</document>"#)
        #expect(refusal.code == Refusal.Code(rawValue: "entityDeclaration"))
        #expect(refusal.detail.contains("secret"))
    }

    @Test func `a document type is refused`() throws {
        #expect(try refusal("<!DOCTYPE document><document/>").code == Refusal.Code(rawValue: "doctype"))
    }

    @Test func `a file of 33 MiB is refused`() throws {
        let refusal = try refusal(Array(repeating: UInt8(ascii: " "), count: 33 << 20))
        #expect(refusal.code == Refusal.Code(rawValue: "tooLarge"))
        #expect(refusal.detail.contains("33554432"))
    }

    @Test func `elements that are nested a hundred thousand deep are refused`() throws {
        let refusal = try refusal(String(repeating: "<view>", count: 100_000))
        #expect(refusal.code == Refusal.Code(rawValue: "tooDeep"))
    }

    @Test func `bytes that are no UTF-8, and NUL, are refused at their place`() throws {
        let start = Array("<document>\n".utf8)
        let encoding = try refusal(start + [0xC3, 0x28] + Array("</document>".utf8))
        #expect(encoding.code == Refusal.Code(rawValue: "encoding"))
        #expect(encoding.line == 2 && encoding.column == 1)
        let nul = try refusal(start + [0x20, 0x00] + Array("</document>".utf8))
        #expect(nul.code == Refusal.Code(rawValue: "nul"))
        #expect(nul.line == 2 && nul.column == 2)
    }
}
