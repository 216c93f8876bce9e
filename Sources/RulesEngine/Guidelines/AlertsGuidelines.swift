/// The guidelines of the page about alerts, as it stood in 2018.
enum AlertsGuidelines {
    /// Where the page is found.
    private static let url = "https://developer.apple.com/design/human-interface-guidelines/ios/views/alerts/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = [
        Guideline(
            id: "alerts-anatomy",
            page: .alerts, edition: .hig2018, position: 1, section: nil,
            title: "Work with the parts an alert has",
            text: """
                An alert speaks up about something that has happened in the app or on the device, and usually wants \
                an answer. Its parts are a title, a message if one is needed, at least one button, and text fields \
                if something has to be typed in. The system decides how it looks, so put the effort into words and \
                choices, and show content that needs a layout, pictures or colours of its own in another kind of \
                view.
                """,
            url: url),
        Guideline(
            id: "alerts-sparing-use",
            page: .alerts, edition: .hig2018, position: 2, section: nil,
            title: "Show few alerts",
            text: """
                Each alert breaks into what people are doing, and those who see many stop reading them. Keep alerts \
                for serious moments: before someone pays, before something is deleted or otherwise destroyed, and \
                when something has gone wrong. Whatever is shown should contain news people need and options that \
                make a difference; the rest belongs on the screen itself.
                """,
            url: url),
        Guideline(
            id: "alerts-both-orientations",
            page: .alerts, edition: .hig2018, position: 3, section: nil,
            title: "Check alerts upright and sideways",
            text: """
                An alert is laid out differently when the device is turned, and text that fits in portrait may have \
                to scroll in landscape, where there is less height. Look at every alert both ways and in each \
                language. Shorten the text until all of it can be read at once in either position.
                """,
            url: url),
        Guideline(
            id: "alerts-title",
            page: .alerts, edition: .hig2018, position: 4, section: "Titles and messages",
            title: "Write a title that says it in one line",
            text: """
                The title is often all that people read, so it should state the matter in a few words and need no \
                message below it. One word alone seldom tells enough; a brief sentence or a question does better. \
                Write it with a capital only at the start and in names; end a full sentence with its mark, and a \
                mere phrase with none.
                """,
            url: url),
        Guideline(
            id: "alerts-message",
            page: .alerts, edition: .hig2018, position: 5, section: "Titles and messages",
            title: "Add a message only if needed, and keep it brief",
            text: """
                Most alerts manage with a title alone. When something has to be added, use whole, brief sentences \
                with the capitals and marks of normal prose. Aim for no more than two lines, because text that has \
                to be scrolled in an alert goes unread.
                """,
            url: url),
        Guideline(
            id: "alerts-tone",
            page: .alerts, edition: .hig2018, position: 6, section: "Titles and messages",
            title: "Be plain and kind, never reproachful",
            text: """
                People who see an alert already expect trouble, so a clear statement of it helps more than cheerful \
                wrapping that hides what happened. Stay friendly, and say what went wrong rather than who did it. Do \
                without words that address the reader or speak for the app (“your”, “my” and their like), which can \
                come across as blame or as talking down.
                """,
            url: url),
        Guideline(
            id: "alerts-no-button-explanation",
            page: .alerts, edition: .hig2018, position: 7, section: "Titles and messages",
            title: "Let buttons speak for themselves",
            text: """
                If text and buttons are well worded, a sentence about what each button does is only one more thing \
                to read; improve the labels instead of describing them. Where an instruction really cannot be \
                avoided, say “tap”, write the name of the button with the capitals it has there, and leave it \
                without quotation marks.
                """,
            url: url),
        Guideline(
            id: "alerts-two-buttons",
            page: .alerts, edition: .hig2018, position: 8, section: "Buttons",
            title: "Offer two buttons as a rule",
            text: """
                With two buttons people decide quickly between going ahead and staying out. A single one only \
                informs and leaves them no say, while three or more take longer to weigh and may push some of them \
                out of sight. If there are more than two real options, an action sheet is the better place for them.
                """,
            url: url),
        Guideline(
            id: "alerts-button-titles",
            page: .alerts, edition: .hig2018, position: 9, section: "Buttons",
            title: "Label buttons with what they do",
            text: """
                Use a word or two that tell people what happens next, preferably a verb that answers the title, such \
                as Save or Move Photos. Capitalise the label like a title and end it without a mark. OK will do \
                where people only have to agree, but Yes and No make sense only to those who have read the question, \
                so put the action itself in their place.
                """,
            url: url),
        Guideline(
            id: "alerts-button-placement",
            page: .alerts, edition: .hig2018, position: 10, section: "Buttons",
            title: "Put the likely choice right and Cancel left",
            text: """
                People reach for a button by habit before they read it. Place the one they will most probably want \
                on the right, and Cancel on the left without exception. Swapping the two leads to wrong taps.
                """,
            url: url),
        Guideline(
            id: "alerts-cancel-label",
            page: .alerts, edition: .hig2018, position: 11, section: "Buttons",
            title: "Call the cancelling button Cancel",
            text: """
                The button that calls off what the alert is about carries the word Cancel and no other. People know \
                it as the way out that changes nothing; variants such as No, Dismiss or Not Now make them stop and \
                work out what will happen. In other languages use the word the system itself uses there.
                """,
            url: url),
        Guideline(
            id: "alerts-destructive-buttons",
            page: .alerts, edition: .hig2018, position: 12, section: "Buttons",
            title: "Mark destructive buttons and offer a way back",
            text: """
                A button that deletes or otherwise destroys something gets the destructive style, so that the system \
                sets it apart and people notice what they are about to do. Beside it there is always a Cancel button \
                for those who think better of it. Make Cancel the default, which shows it in bold and lets the \
                harmless choice stand out.
                """,
            url: url),
        Guideline(
            id: "alerts-home-exit",
            page: .alerts, edition: .hig2018, position: 13, section: "Buttons",
            title: "Treat going Home as Cancel",
            text: """
                Someone may leave the app for the Home screen with an alert still open. That should count as Cancel: \
                the alert goes away and nothing is carried out. An alert that has no such button needs code of its \
                own that backs out at the moment people leave.
                """,
            url: url),
    ]
}
