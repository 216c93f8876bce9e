internal import FlowDocument
internal import XML

/// What UIKit's own bar buttons look like and mean.
struct SystemItem {
    let title: String?
    let symbol: String?
    let role: ControlRole?

    /// The item of that name; `nil` for spaces, which are no buttons.
    init?(_ name: String) {
        switch name {
        case "flexibleSpace", "fixedSpace": return nil
        case "done": self.init("Done", nil, .done)
        case "cancel": self.init("Cancel", nil, .cancel)
        case "save": self.init("Save", nil, .done)
        case "close": self.init("Close", "xmark", .close)
        case "stop": self.init(nil, "xmark", .close)
        case "edit": self.init("Edit", nil, nil)
        case "undo": self.init("Undo", nil, nil)
        case "redo": self.init("Redo", nil, nil)
        case "pageCurl": self.init(nil, "book.pages", nil)
        default: self.init(nil, Self.symbols[name], nil)
        }
    }

    private init(_ title: String?, _ symbol: String?, _ role: ControlRole?) {
        (self.title, self.symbol, self.role) = (title, symbol, role)
    }

    private static let symbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book", "search": "magnifyingglass",
        "refresh": "arrow.clockwise", "camera": "camera", "trash": "trash", "play": "play.fill",
        "pause": "pause.fill", "rewind": "backward.fill", "fastForward": "forward.fill",
    ]
}
