/// The examples of the rule about where an arrow points.
enum PopoverArrowPointsExamples {
    /// The button is 100 × 44 at (500, 100) of a window of 1180 × 820; the popover below it 320 × 300 at (390, 157).
    static let all: [Example] = [
        .flow(.pass, "Two points from the middle", popover(direction: "up", tip: (552, 150))),
        .flow(.pass, "Four points from the middle, and right at the button", popover(direction: "up", tip: (554, 144))),
        .flow(.pass, "Ten points short", popover(direction: "up", tip: (550, 154))),
        .flow(.fail, "Sixty points away", popover(direction: "up", tip: (610, 150))),
        .flow(.fail, "More than four points from the middle", popover(direction: "up", tip: (554.1, 150))),
        .flow(.fail, "More than ten points short", popover(direction: "up", tip: (550, 154.1))),
        .flow(.fail, "On the button", popover(direction: "up", tip: (550, 143.9))),
        .flow(.fail, "On an edge that faces away", popover(direction: "down", tip: (550, 144))),
        .flow(
            .pass, "Above its button, pointing down",
            popover(direction: "down", tip: (550, 98), frame: (390, 10, 320, 77))),
        .flow(
            .pass, "Right of its button, pointing left",
            popover(direction: "left", tip: (605, 122), frame: (613, 20, 320, 300))),
        .flow(
            .pass, "Left of its button, pointing right",
            popover(direction: "right", tip: (495, 122), frame: (150, 20, 337, 300))),
        .flow(
            .pass, "As far towards the corner as the popover lets it",
            popover(direction: "up", tip: (529, 150), frame: (240, 157, 320, 300))),
        .flow(
            .fail, "Past the button, though the popover could lie nearer",
            popover(direction: "up", tip: (449, 150), frame: (160, 157, 320, 300))),
        .flow(
            .pass, "Four points past the button, where the popover’s corner keeps it",
            popover(direction: "up", tip: (496, 150), frame: (207, 157, 320, 300))),
        .flow(
            .fail, "More than four points past the button",
            popover(direction: "up", tip: (495.9, 150), frame: (206.9, 157, 320, 300))),
        .flow(
            .fail, "Past a narrow button, with room to lie nearer",
            popover(
                direction: "up", tip: (41.1, 150), frame: (10.1, 157, 320, 300),
                button: #""frame": {"x": 8, "y": 100, "width": 24, "height": 44}"#)),
        .flow(
            .review, "The window’s edge keeps it from a narrow button",
            popover(
                direction: "up", tip: (41, 150), frame: (10, 157, 320, 300),
                button: #""frame": {"x": 8, "y": 100, "width": 24, "height": 44}"#)),
        .flow(
            .fail, "Past a button that it could point at, near the window’s edge",
            popover(
                direction: "up", tip: (45, 150), frame: (10, 157, 320, 300),
                button: #""frame": {"x": 0, "y": 100, "width": 40, "height": 44}"#)),
        .flow(
            .fail, "Good in one case, and left behind when the device is turned",
            popover(
                direction: "up", tip: (550, 150), cases: #""ipad-landscape", "ipad-portrait""#,
                button: #"""
                    "frame": {"x": 500, "y": 100, "width": 100, "height": 44},
                    "frames": {"ipad-portrait": {"x": 600, "y": 100, "width": 100, "height": 44}}
                    """#)),
        .flow(
            .fail, "Good in one case, and left behind in the other, each with a tip of its own",
            popover(
                direction: "up", tip: nil, cases: #""ipad-landscape", "ipad-portrait""#,
                tips: #", "tips": {"ipad-landscape": {"x": 550, "y": 150}, "ipad-portrait": {"x": 610, "y": 150}}"#)),
        .flow(
            .pass, "A tap somewhere on a large map",
            popover(
                direction: "up", tip: (800, 144),
                button: #""frame": {"x": 0, "y": 0, "width": 1180, "height": 820}"#)),
        .flow(.open, "No tip", popover(direction: "up", tip: nil)),
        .flow(
            .open, "The button has no frame", popover(direction: "up", tip: (550, 150), button: #""kind": "button""#)),
        .flow(
            .open, "In a compact width nobody said what it becomes",
            popover(direction: "up", tip: (610, 150), cases: #""ipad-slide-over""#)),
        .modal(
            .open, "Nobody said on which devices",
            #"""
            "style": "popover", "frame": {"x": 0, "y": 57, "width": 320, "height": 300},
            "anchorRect": {"x": 100, "y": 0, "width": 44, "height": 44},
            "arrow": {"direction": "up", "tip": {"x": 122, "y": 44}}
            """#),
        .modal(.notApplicable, "No arrow", #""style": "popover", "arrow": null"#),
        .flow(
            .notApplicable, "It is a sheet where the width is compact",
            popover(
                direction: "up", tip: (610, 150), cases: #""ipad-slide-over""#, more: #", "compactStyle": "pageSheet""#)
        ),
    ]

    private static func popover(
        direction: String, tip: (x: Double, y: Double)?,
        frame: (Double, Double, Double, Double) = (390, 157, 320, 300), cases: String = #""ipad-landscape""#,
        button: String = #""frame": {"x": 500, "y": 100, "width": 100, "height": 44}"#, tips: String = "",
        more: String = ""
    ) -> String {
        let tip = tip.map { #", "tip": {"x": \#($0.x), "y": \#($0.y)}"# } ?? ""
        return """
            "cases": [\(cases)], "screens": [{"id": "map", "controls": [{"id": "pin", \(button)}]}],
            "modals": [{"id": "m", "style": "popover", "presenter": "map", "anchor": "map/pin",
                "frame": {"x": \(frame.0), "y": \(frame.1), "width": \(frame.2), "height": \(frame.3)},
                "arrow": {"direction": "\(direction)"\(tip)\(tips)}\(more)}]
            """
    }
}
