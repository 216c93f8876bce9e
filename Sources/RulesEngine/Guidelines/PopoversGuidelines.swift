/// The guidelines of the page about popovers, as it stood in 2018.
enum PopoversGuidelines {
    /// Where the page is found.
    private static let url = "https://developer.apple.com/design/human-interface-guidelines/ios/views/popovers/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = [
        Guideline(
            id: "popovers-definition",
            page: .popovers, edition: .hig2018, position: 1, section: nil,
            title: "Use popovers for what belongs to the screen",
            text: """
                After a tap, a popover floats over the content for a short while, and its arrow shows which control \
                it belongs to; it suits large screens and holds options or details about what people are looking at. \
                A nonmodal one goes away at a tap elsewhere or on one of its buttons, a modal one only by a button \
                such as Cancel. Since the views around it normally do not respond while it is open, keep the visit \
                short.
                """,
            url: url),
        Guideline(
            id: "popovers-not-on-iphone",
            page: .popovers, edition: .hig2018, position: 2, section: nil,
            title: "Keep popovers to iPad",
            text: """
                On the small screen of an iPhone a popover wastes room and hides much of what it refers to. Show the \
                same content there in a modal view that takes the full screen. On iPad, where the surroundings stay \
                visible, a popover is at home.
                """,
            url: url),
        Guideline(
            id: "popovers-close-button",
            page: .popovers, edition: .hig2018, position: 3, section: nil,
            title: "Add a close button only if it clarifies something",
            text: """
                A popover should go away by itself once it has served its purpose: after a choice, or at a tap \
                elsewhere. A button such as Done or Cancel is justified where it tells people something, for example \
                whether their changes will be kept. Where they may pick several items, leave the popover open until \
                they close it themselves or tap elsewhere.
                """,
            url: url),
        Guideline(
            id: "popovers-save-on-close",
            page: .popovers, edition: .hig2018, position: 4, section: nil,
            title: "Keep what people did when a popover closes itself",
            text: """
                Any tap beside a nonmodal popover closes it, and that easily happens by accident. Save what was \
                entered whenever it goes away like that. Throw work away only for someone who pressed a button that \
                plainly says Cancel.
                """,
            url: url),
        Guideline(
            id: "popovers-position",
            page: .popovers, edition: .hig2018, position: 5, section: nil,
            title: "Point the arrow at the source and keep it uncovered",
            text: """
                The arrow should end as close as it can to the control that opened the popover, so that people see \
                what it belongs to. They cannot move a popover out of the way, so place it where it hides neither \
                that control nor anything they need to read meanwhile. If no such place exists, make the popover \
                smaller or choose another kind of view.
                """,
            url: url),
        Guideline(
            id: "popovers-one-at-a-time",
            page: .popovers, edition: .hig2018, position: 6, section: nil,
            title: "Keep to a single open popover",
            text: """
                Several open popovers crowd the screen and leave people unsure which belongs to what. One that opens \
                a further one, and so on in a chain, is never right. Close the present popover before the next \
                appears, or put the further level inside it.
                """,
            url: url),
        Guideline(
            id: "popovers-nothing-on-top",
            page: .popovers, edition: .hig2018, position: 7, section: nil,
            title: "Put nothing but an alert over a popover",
            text: """
                A layer over a popover hides its link to its source and makes the way back hard to see. Only an \
                alert is allowed there. For anything else, close the popover first.
                """,
            url: url),
        Guideline(
            id: "popovers-switch-in-one-tap",
            page: .popovers, edition: .hig2018, position: 8, section: nil,
            title: "Let one tap switch popovers",
            text: """
                While one popover is open, a tap on the control of another should close the first and open the \
                second straight away. Otherwise every change costs two taps, which is tiresome above all in a bar \
                where several such buttons stand side by side. Leave those buttons active while a popover is open.
                """,
            url: url),
        Guideline(
            id: "popovers-size",
            page: .popovers, edition: .hig2018, position: 9, section: nil,
            title: "Make a popover no larger than its content",
            text: """
                A popover that fills the screen has lost what makes it one: the view behind it and the arrow to its \
                source. Fit it to what it holds, with room left to point at its origin. Expect the system to change \
                that size where space is short, and check that the content copes.
                """,
            url: url),
        Guideline(
            id: "popovers-recognisable",
            page: .popovers, edition: .hig2018, position: 10, section: nil,
            title: "Let people recognise a popover as one",
            text: """
                Much of its look can be changed, but people know how to use and close a popover only if they see \
                that it is one. Keep the arrow, the outline and the place above the content, and prefer the system's \
                own controls and views inside. If the design has to depart further than that, use another kind of \
                view.
                """,
            url: url),
        Guideline(
            id: "popovers-smooth-resize",
            page: .popovers, edition: .hig2018, position: 11, section: nil,
            title: "Animate a change of size",
            text: """
                Some popovers switch between a short and a fuller form of the same content. Let them grow or shrink \
                visibly, because a sudden jump looks as if a different popover had taken the first one's place. Keep \
                it the same popover at the same spot throughout.
                """,
            url: url),
    ]
}
