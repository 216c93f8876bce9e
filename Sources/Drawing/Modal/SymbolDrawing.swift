/// Neutral signs for the system's symbols, 16 points wide around their centre.
enum SymbolDrawing {
    /// Draws the sign of a symbol of that name; an empty frame for one that is none of the few drawn here.
    static func draw(_ name: String, x: Double, y: Double, colour: String, on canvas: inout Canvas) {
        canvas.svg.open("g", ["transform": "translate(\(x.svg) \(y.svg))"])
        defer { canvas.svg.close("g") }
        if let path = paths.first(where: { name.hasPrefix($0.name) })?.path {
            canvas.path(path, stroke: colour, lineWidth: 1.8)
        } else {
            canvas.path(
                "M-8 -5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3z", stroke: colour,
                lineWidth: 1.8)
            canvas.path("M-3 0h6", stroke: colour, lineWidth: 1.8)
        }
    }

    /// By how the name begins; the more special ones first.
    private static let paths: [(name: String, path: String)] = [
        ("square.and.pencil", "M0 -7h-5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5M-2 2v-3l7-7 3 3-7 7z"),
        ("square.and.arrow.up", "M-4 -2h-2v9h12v-9h-2M0 2v-11M-3.5 -5.5l3.5-3.5 3.5 3.500"),
        ("plus", "M0 -7v14M-7 0h14"),
        ("xmark", "M-5.500 -5.500l11 11M5.500 -5.500l-11 11"),
        ("minus", "M-7 0h14"),
        ("ellipsis", "M-6 0h.1M0 0h.1M6 0h.1"),
        ("checkmark", "M-6 0.500l4 4.500 8-10"),
        ("trash", "M-7 -5h14M-2.500 -5v-2.500h5v2.500M-5 -5l1 13h8l1-13"),
        ("magnifyingglass", "M4 -1.500a5.500 5.500 0 1 1-11 0a5.500 5.500 0 1 1 11 0M3 3l5 5"),
        ("info", "M8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0M0 -1v5M0 -4v.1"),
        (
            "questionmark",
            "M8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0M-2.500 -2a2.500 2.500 0 1 1 3.500 2.300c-1 .5-1 .8-1 1.700M0 5v.1"
        ),
        ("line.3.horizontal", "M-7 -5h14M-7 0h14M-7 5h14"),
        ("chevron.right", "M-3 -7l7 7-7 7"), ("chevron.left", "M3 -7l-7 7 7 7"), ("chevron.down", "M-7 -3l7 7 7-7"),
        ("heart", "M0 7l-7-7a4 4 0 0 1 7-4.500a4 4 0 0 1 7 4.500z"),
        ("star", "M0 -8l2.400 5 5.600.7-4.100 3.800 1 5.500-4.900-2.700-4.900 2.700 1-5.500-4.100-3.800 5.600-.7z"),
        ("person", "M3.500 -4a3.500 3.500 0 1 1-7 0a3.500 3.500 0 1 1 7 0M-7 8c0-9 14-9 14 0z"),
    ]
}
