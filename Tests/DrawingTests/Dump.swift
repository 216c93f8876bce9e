import FlowDocument
import Foundation
import Testing

@testable import Drawing

@Suite struct Dump {
    @Test func dump() async throws {
        let folder = URL(filePath: "/tmp/drawing-out")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, document) in [("inbox", try Drawn.inbox()), ("harbor", try Drawn.harbor())] {
            let layout = try await MapLayouter.layout(document)
            try Data(document.bytes).write(to: folder.appending(path: "\(name).json"))
            try Data(layout.bytes).write(to: folder.appending(path: "\(name)-layout.json"))
            for appearance in [Appearance.light, .dark] {
                let svg = MapDrawing.svg(
                    document, layout: layout, options: .init(appearance: appearance, language: "en"))
                try Data(svg ?? []).write(to: folder.appending(path: "\(name)-map-\(appearance).svg"))
            }
            for modal in document.modals {
                for device in ["iphone-portrait", "ipad-landscape"] {
                    let options = DrawingOptions(case: try Drawn.device(device), language: "en")
                    let svg = ModalDrawing.svg(document, node: modal.id, options: options)
                    try Data(svg ?? []).write(to: folder.appending(path: "\(name)-\(modal.id)-\(device).svg"))
                }
            }
        }
    }
}
