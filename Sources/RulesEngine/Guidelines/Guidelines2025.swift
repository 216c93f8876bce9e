/// What the pages of today advise otherwise than before, or beyond it; for the rest the earlier texts still hold.
///
/// Read in 2025: alerts in the site's own data, modality and action sheets as stored on 19 July 2025, popovers and
/// sheets in copies kept by public repositories.
enum Guidelines2025 {
    /// Where the pages are found.
    private static let base = "https://developer.apple.com/design/human-interface-guidelines/"

    /// The guidelines, page by page.
    static let all: [Guideline] = [
        Guideline(
            id: "alerts-2025-when",
            page: .alerts, edition: .hig2025, position: 1, section: "Best practices",
            title: "Keep alerts for what is critical and can be acted on",
            text: """
                An alert that only tells something makes people stop for nothing; show such news where it belongs on \
                the screen. Don’t show one when the app starts, and don’t ask before common actions that can be \
                undone, even where they delete: the interruption costs more than the mistake.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-choices",
            page: .alerts, edition: .hig2025, position: 2, section: "Best practices",
            title: "Offer choices that belong to an action in an action sheet",
            text: """
                When people have asked for something and now have to say how, they expect the choices as an action \
                sheet, not as an alert. An alert stays for what they did not see coming.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-text",
            page: .alerts, edition: .hig2025, position: 3, section: "Content",
            title: "Write titles that read as what they are",
            text: """
                A title that is a whole sentence takes sentence-style capitals and its closing mark; a mere phrase \
                takes title-style capitals and no mark. Two lines are the most that people still read. Say plainly \
                what happened, without blame.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-button-count",
            page: .alerts, edition: .hig2025, position: 4, section: "Buttons",
            title: "Offer three buttons at most",
            text: """
                One or two buttons are answered at once, three take thought, and with four or more people have to \
                scroll or compare. Where there are more choices, show them in another kind of view.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-button-titles",
            page: .alerts, edition: .hig2025, position: 5, section: "Buttons",
            title: "Name buttons by what they do",
            text: """
                Use a verb that ties in with the text, in title style and without a mark. OK suits an alert that \
                only informs; where something is carried out, its name is clearer. If the text has to speak of a \
                button, use a word that fits every device, such as choose, and cite the button’s title as it is \
                written, without quotation marks. The button that cancels says Cancel, and a lone button that only \
                closes the alert does not.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-placement",
            page: .alerts, edition: .hig2025, position: 6, section: "Buttons",
            title: "Put buttons where people look for them",
            text: """
                The likeliest choice stands at the trailing end of a row or at the top of a stack, Cancel at the \
                leading end or at the bottom.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-default-button",
            page: .alerts, edition: .hig2025, position: 7, section: "Buttons",
            title: "Don’t make Cancel the default button",
            text: """
                A default button is answered by pressing Return without reading. If Cancel takes that place, people \
                dismiss what they needed to see. Where nothing should happen without reading, have no default button \
                at all.
                """,
            url: base + "alerts"),
        Guideline(
            id: "alerts-2025-destructive",
            page: .alerts, edition: .hig2025, position: 8, section: "Buttons",
            title: "Mark destruction that people did not ask for",
            text: """
                The destructive style warns of a loss that people did not have in mind. Where they chose the \
                destructive action themselves a moment ago, the button confirms what they meant and needs no warning \
                colour. With every destructive action comes a way to cancel.
                """,
            url: base + "alerts"),
        Guideline(
            id: "modality-2025-one-at-a-time",
            page: .modality, edition: .hig2025, position: 1, section: "Best practices",
            title: "Close one modal before the next opens",
            text: """
                Views stacked upon views make people lose the way back. Close the modal that is there before another \
                is presented; only an alert may come over anything else, and there is never more than one alert at \
                once.
                """,
            url: base + "modality"),
        Guideline(
            id: "sheets-2025-one-at-a-time",
            page: .sheets, edition: .hig2025, position: 1, section: "Best practices",
            title: "Show one sheet at a time",
            text: """
                From the main interface a single sheet opens. When a task inside it leads to another sheet, close \
                the first one, and show it again afterwards if it is still needed.
                """,
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-buttons",
            page: .sheets, edition: .hig2025, position: 2, section: "Best practices",
            title: "Put Cancel on the leading and Done on the trailing side",
            text: """
                In the bar of a sheet the button that leaves without saving stands at the leading edge and the one \
                that finishes at the trailing edge. In a task of several steps, Back takes the leading edge, so \
                Cancel moves to the trailing one until the last step offers Done.
                """,
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-dismissal",
            page: .sheets, edition: .hig2025, position: 3, section: "Best practices",
            title: "Let people swipe a sheet away, and ask before work is lost",
            text: """
                People expect to close a sheet with a downward swipe. If something they entered would be lost that \
                way, ask in an action sheet what should become of it.
                """,
            url: base + "sheets"),
        Guideline(
            id: "sheets-2025-grabber",
            page: .sheets, edition: .hig2025, position: 4, section: "Best practices",
            title: "Show a grabber on a sheet that can be resized",
            text: """
                A sheet with several heights looks like one with a single height. The grabber shows that it can be \
                dragged, and lets people who use VoiceOver change its height.
                """,
            url: base + "sheets"),
        Guideline(
            id: "popovers-2025-purpose",
            page: .popovers, edition: .hig2025, position: 1, section: "Best practices",
            title: "Don’t warn in a popover",
            text: """
                A popover can be missed or closed by a stray tap. What people must not overlook belongs in an alert.
                """,
            url: base + "popovers"),
        Guideline(
            id: "popovers-2025-naming",
            page: .popovers, edition: .hig2025, position: 2, section: "Best practices",
            title: "Don’t speak of popovers in the interface",
            text: """
                Popover is a word of those who build apps. Help texts should speak of what people see and do, for \
                example the control that they choose.
                """,
            url: base + "popovers"),
        Guideline(
            id: "action-sheets-2025-text",
            page: .actionSheets, edition: .hig2025, position: 1, section: "Best practices",
            title: "Keep an action sheet’s text to one line",
            text: """
                A title that fits one line says why the choices appear. Add a message only if the title and the \
                buttons, in the place where they appear, leave something unclear.
                """,
            url: base + "action-sheets"),
        Guideline(
            id: "action-sheets-2025-order",
            page: .actionSheets, edition: .hig2025, position: 2, section: "Best practices",
            title: "Put destruction at the top and Cancel at the bottom",
            text: """
                The button that destroys something is easiest to see at the top of the list, away from the thumb. \
                Cancel stands at the bottom, where people expect the way back, and belongs there whenever something \
                could be lost.
                """,
            url: base + "action-sheets"),
        Guideline(
            id: "action-sheets-2025-no-scroll",
            page: .actionSheets, edition: .hig2025, position: 3, section: "Best practices",
            title: "Keep all choices in sight",
            text: """
                A list of choices that has to be scrolled invites mistakes: what is out of sight is not considered, \
                and scrolling without tapping is hard. Offer fewer, or another kind of view.
                """,
            url: base + "action-sheets"),
    ]
}
