#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
internal import FlowDocument
internal import Outbound

/// The flow that a revision goes to.
struct PushTarget {
    /// The server's address, with the path that it lives under.
    let server: WebAddress
    let project: String
    let flow: String

    init(server: String?, flow: String?) throws(CommandError) {
        guard let server else { throw .usage("Where to? Name a server: --server https://scrim.example.") }
        do throws(OutboundError) {
            self.server = try WebAddress(parsing: server)
        } catch {
            throw .usage("--server: \(error.detail)")
        }
        guard self.server.query == nil else { throw .usage("--server: The address must hold no query.") }
        guard let flow else { throw .usage("Which flow? Name it: --flow PROJECT/FLOW.") }
        let parts = flow.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy(\.isSlug) else {
            throw .usage("--flow is a project and a flow, such as harbor/check-out, not “\(flow.shortened)”.")
        }
        (project, self.flow) = (parts[0], parts[1])
    }

    /// Where revisions are sent to.
    func revisions(filename: String?) -> WebAddress {
        server.appending(
            ["api", "v1", "projects", project, "flows", flow, "revisions"],
            query: filename.map { [(name: "filename", value: $0)] } ?? [])
    }

    /// The page of a revision.
    func page(of revision: Int) -> WebAddress {
        server.appending(["projects", project, "flows", flow, "revisions", String(revision)])
    }
}

/// What shows the server who sends.
enum Token {
    /// The token from this file, or else from the environment. No message ever holds any of it.
    static func find(file: String?) throws(CommandError) -> String {
        let text: String
        if let file {
            text = String(decoding: try Files.contents(of: file, maximumSize: 64 << 10), as: UTF8.self)
        } else {
            text = ProcessInfo.processInfo.environment["SCRIM_TOKEN"] ?? ""
        }
        let token = text.split(whereSeparator: \.isWhitespace)
        let place = file ?? "SCRIM_TOKEN"
        guard let first = token.first else {
            throw .usage("There is no token in \(place). Give one as SCRIM_TOKEN or in a file, --token-file FILE.")
        }
        guard token.count == 1, first.utf8.count <= 512, first.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .usage("What stands in \(place) is no token: one word of letters, digits and signs.")
        }
        return String(first)
    }
}

extension String {
    fileprivate var isSlug: Bool {
        (1...100).contains(utf8.count) && contains { $0 != "." }
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }
}
