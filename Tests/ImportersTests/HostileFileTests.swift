import FlowDocument
import Importers
import Testing
import XML

/// Whatever a file says, it is refused with a reason or makes a valid document.
@Suite struct HostileFileTests {
    @Test func `odd and repeated ids become ids that a document may have`() throws {
        let segue = #"<segue destination="日本" kind="show" id="t"/>"#
        let document = try Storyboard(
            scenes: Storyboard.controller("日本", segues: segue) + Storyboard.controller("a", segues: segue)
                + Storyboard.controller("a") + Storyboard.controller("app") + Storyboard.controller("")
                + Storyboard.controller(String(repeating: "x", count: 1_000))
        ).document()
        #expect(document.screens.count == 6)
        #expect(Set(document.screens.map(\.id)).count == 6)
        #expect(document.transitions.count == 2)
    }

    @Test func `ten thousand segues to one controller are ten thousand transitions`() throws {
        let segues = (0..<10_000).map { #"<segue destination="b" kind="presentation" id="t\#($0)"/>"# }.joined()
        let document = try Storyboard(
            scenes: Storyboard.controller("a", segues: segues) + Storyboard.controller("b")
        ).document()
        #expect(document.transitions.count == 10_000)
        #expect(document.modals.count == 1)
    }

    @Test func `a text longer than a document takes is cut`() throws {
        let long = String(repeating: "é", count: 20_000)
        let document = try Storyboard(
            scenes: Storyboard.controller(
                "a", inner: #"<view key="view" id="v"><subviews><label text="\#(long)" id="l"/></subviews></view>"#)
        ).document()
        #expect(document.screen("a")?.elements.value?.first?.text.value?.anyText?.count == 10_000)
    }

    @Test func `more parts than anyone could review are left out and told`() throws {
        let labels = (0..<5_000).map { #"<label text="x" id="l\#($0)"/>"# }.joined()
        let file = Storyboard(
            scenes: Storyboard.controller(
                "a", inner: #"<view key="view" id="v"><subviews>\#(labels)</subviews></view>"#)
        ).file
        let result = try InterfaceBuilderImporter.document(from: [file])
        #expect(result.document.screen("a")?.elements.value?.count == 500)
        #expect(result.notes.count == 1)
    }

    @Test func `numbers that are none are no frames`() throws {
        for number in ["nan", "inf", "1e400", "-1", "", "ten", "1e300"] {
            let document = try Storyboard(
                scenes: Storyboard.controller(
                    "a",
                    inner: """
                        <view key="view" id="v"><subviews><label text="x" id="l">
                        <rect key="frame" x="0" y="0" width="\(number)" height="1"/></label></subviews></view>
                        """)
            ).document()
            #expect(document.screen("a")?.elements.value?.first?.frame == .unknown)
        }
    }

    @Test func `more screens than a document may have are an error`() throws {
        let scenes = (0..<60).map { Storyboard.controller("c\($0)") }.joined()
        #expect {
            try InterfaceBuilderImporter.document(
                from: [Storyboard(scenes: scenes).file], documentLimits: DocumentLimits(nodes: 50))
        } throws: { error in
            (error as? ImportError)?.refusals.first?.code == .tooMany
        }
    }

    @Test func `a cut-off file is refused wherever it is cut`() throws {
        let whole = Storyboard(
            scenes: Storyboard.controller("a", segues: #"<segue destination="a" kind="show" id="t"/>"#)
        ).file
        for length in stride(from: 0, to: whole.bytes.count - 1, by: 7) {
            let cut = InputFile(path: "Cut.storyboard", bytes: Array(whole.bytes.prefix(length)))
            #expect(throws: ImportError.self) { try InterfaceBuilderImporter.document(from: [cut]) }
        }
    }

    @Test func `bytes changed at random are refused or make a valid document`() throws {
        let whole = Storyboard(
            initial: "a",
            scenes: Storyboard.controller("a", inner: ScreenTests.contents) + ReferenceTests.main.scenes
        ).file
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            var bytes = whole.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
            }
            do throws(ImportError) {
                let result = try InterfaceBuilderImporter.document(from: [InputFile(path: "A.storyboard", bytes: bytes)]
                )
                #expect(throws: Never.self, "seed \(seed)") { try result.document.validated() }
            } catch {
                #expect(!error.refusals.contains { $0.code == .invalid }, "seed \(seed): \(error)")
            }
        }
    }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
