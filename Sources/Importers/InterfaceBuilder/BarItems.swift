internal import FlowDocument
internal import XML

/// What UIKit's own bar buttons look like and mean, in its English.
struct SystemItem {
    let title: String?
    let symbol: String?
    let role: ControlRole?
    /// What VoiceOver says of one that shows no title.
    let spoken: String?

    /// The item of that name; `nil` for spaces, which are no buttons.
    init?(_ name: String) {
        switch name {
        case "flexibleSpace", "fixedSpace": return nil
        case "done": self.init("Done", role: .done)
        case "cancel": self.init("Cancel", role: .cancel)
        case "save": self.init("Save", role: .done)
        case "edit": self.init("Edit")
        case "undo": self.init("Undo")
        case "redo": self.init("Redo")
        case "close": self.init("Close", symbol: "xmark", role: .close)
        case "stop": self.init(symbol: "xmark", role: .close, spoken: "Stop")
        default: self.init(symbol: Self.pictures[name]?.symbol, spoken: Self.pictures[name]?.spoken)
        }
    }

    private init(_ title: String? = nil, symbol: String? = nil, role: ControlRole? = nil, spoken: String? = nil) {
        (self.title, self.symbol, self.role, self.spoken) = (title, symbol, role, spoken)
    }

    private static let pictures = [
        "action": ("square.and.arrow.up", "Share"), "add": ("plus", "Add"), "bookmarks": ("book", "Bookmarks"),
        "camera": ("camera", "Camera"), "compose": ("square.and.pencil", "Compose"),
        "fastForward": ("forward.fill", "Fast Forward"), "organize": ("folder", "Organize"),
        "pageCurl": ("book.pages", "Page Curl"), "pause": ("pause.fill", "Pause"), "play": ("play.fill", "Play"),
        "refresh": ("arrow.clockwise", "Refresh"), "reply": ("arrowshape.turn.up.left", "Reply"),
        "rewind": ("backward.fill", "Rewind"), "search": ("magnifyingglass", "Search"), "trash": ("trash", "Delete"),
    ].mapValues { (symbol: $0.0, spoken: $0.1) }
}
