/// The guidelines of the page about modality, as it stood in 2018.
enum Modality2018Guidelines {
    /// Where the page is found.
    private static let url =
        "https://developer.apple.com/design/human-interface-guidelines/ios/app-architecture/modality/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = [
        Guideline(
            id: "modality-2018-definition",
            page: .modality, edition: .hig2018, position: 1, section: nil,
            title: "Know what a modal view asks of people",
            text: """
                A modal view holds people in one place: everything behind it stays out of reach until they finish, \
                choose or leave. It may take the whole screen, fill the view it belongs to, or lie over a part of \
                it; alerts, action sheets and activity views work this way too. Because nothing else responds \
                meanwhile, give it one control that finishes the job and one that backs out, usually Done and \
                Cancel, so that the way back is never in doubt.
                """,
            url: url),
        Guideline(
            id: "modality-2018-sparing-use",
            page: .modality, edition: .hig2018, position: 2, section: nil,
            title: "Interrupt with a modal only for a strong reason",
            text: """
                People move around an app in an order of their own, and a modal view takes that freedom away. Block \
                the rest of the app only if something urgently needs attention, if the work at hand has to be \
                finished or dropped before anything else can happen, or if valuable data would otherwise be lost. In \
                every other case use an ordinary screen that people can enter and leave as they like.
                """,
            url: url),
        Guideline(
            id: "modality-2018-safe-exit",
            page: .modality, edition: .hig2018, position: 3, section: nil,
            title: "Make leaving easy to find and free of surprises",
            text: """
                Anyone who opens a modal view needs a way out that is in plain sight and never costs them work by \
                accident. Before they close it they should be able to tell whether what they did will be kept, sent \
                or thrown away. Show the exit from the start, give it a label that matches its effect, and let no \
                stray tap or swipe discard anything.
                """,
            url: url),
        Guideline(
            id: "modality-2018-narrow-tasks",
            page: .modality, edition: .hig2018, position: 4, section: nil,
            title: "Give a modal one small job",
            text: """
                A modal task should be brief, undemanding and about a single thing. With too many steps or branches \
                it turns into a second app, and people forget what they were doing before it opened, or how to get \
                back there. If it needs several screens, line them up along one route whose end is in view, and keep \
                the Done button for the moment the work is really finished.
                """,
            url: url),
        Guideline(
            id: "modality-2018-task-title",
            page: .modality, edition: .hig2018, position: 5, section: nil,
            title: "Name the task at the top",
            text: """
                A short heading tells people what they are about to do in the view that has just covered their work. \
                Where it leaves questions, explain the task or the next step in a line elsewhere in the view. A \
                heading may be left out where the content already says it all, as a photo or a map does.
                """,
            url: url),
        Guideline(
            id: "modality-2018-essential-alerts",
            page: .modality, edition: .hig2018, position: 6, section: nil,
            title: "Keep alerts for what people must know",
            text: """
                An alert stops whatever people are doing and stays until they tap a button, so it has to be worth \
                the disturbance. Show one only for information they cannot do without, preferably something they can \
                act on there and then. Put everything else, such as progress, hints or good news, on the ordinary \
                screens.
                """,
            url: url),
        Guideline(
            id: "modality-2018-notification-settings",
            page: .modality, edition: .hig2018, position: 7, section: nil,
            title: "Honour the notification choices people made",
            text: """
                In the Settings app people decide whether and how an app may notify them. An app that works around \
                those choices, for instance by saying the same thing in an alert of its own, annoys people until \
                they silence it altogether. Keep within what they chose, and let what they switched off stay off.
                """,
            url: url),
        Guideline(
            id: "modality-2018-nothing-above-popover",
            page: .modality, edition: .hig2018, position: 8, section: nil,
            title: "Close a popover before opening a modal",
            text: """
                A popover is small and tied to its source; with another layer over it, people no longer know which \
                of the two they are in and what closing will do. Only an alert may lie there. If a tap inside a \
                popover has to lead to a modal view, which should seldom happen, dismiss the popover first and then \
                present the modal.
                """,
            url: url),
        Guideline(
            id: "modality-2018-matching-appearance",
            page: .modality, edition: .hig2018, position: 9, section: nil,
            title: "Let modals look like the rest of the app",
            text: """
                A modal view belongs to the app that shows it and should be recognisable as such. Reuse the bars, \
                colours and type people already know from it; a navigation bar inside the modal, for example, is \
                styled like all the others. A foreign look makes people wonder whether they have left the app.
                """,
            url: url),
        Guideline(
            id: "modality-2018-presentation-style",
            page: .modality, edition: .hig2018, position: 10, section: nil,
            title: "Pick the presentation style by the job",
            text: """
                There are four ways to lay a modal view over what was there before: full screen, page sheet, form \
                sheet and current context. They differ in how much they cover and in what they are good for. Let the \
                kind of task and the place it starts from decide, so that people are interrupted no more than the \
                task requires.
                """,
            url: url),
        Guideline(
            id: "modality-2018-full-screen",
            page: .modality, edition: .hig2018, position: 11, section: nil,
            title: "Use full screen for demanding tasks",
            text: """
                A full-screen modal hides everything else and leaves people alone with the new task. That suits work \
                with some complexity, as long as all of it can be done without leaving the modal. For a quick choice \
                or a few fields it is more than needed; take a smaller style.
                """,
            url: url),
        Guideline(
            id: "modality-2018-page-sheet",
            page: .modality, edition: .hig2018, position: 12, section: nil,
            title: "Use a page sheet to keep the background in view",
            text: """
                On a large device in landscape, a page sheet leaves some of the earlier screen visible but darkened, \
                so that people see where they came from and cannot touch it. In portrait, and on small devices, it \
                fills the screen. Use it for demanding, self-contained work of the kind a full-screen modal would \
                serve, where a glimpse of the background helps people keep their place.
                """,
            url: url),
        Guideline(
            id: "modality-2018-form-sheet",
            page: .modality, edition: .hig2018, position: 13, section: nil,
            title: "Use a form sheet to collect information",
            text: """
                A form sheet is a smaller panel in the middle of the screen, with darkened surroundings that do not \
                respond; it may make way for the keyboard, and on a small device it may fill the screen. It is made \
                for asking people for a few details, such as an address or an account. Check that fields and buttons \
                stay in view while someone types, and move long or branching work to a larger style.
                """,
            url: url),
        Guideline(
            id: "modality-2018-current-context",
            page: .modality, edition: .hig2018, position: 14, section: nil,
            title: "Use current context inside a part of the screen",
            text: """
                A modal in the current context takes exactly the space of the view it belongs to and leaves \
                everything around it alone. It is meant for containers that are smaller than the screen, such as one \
                pane of a split view or the inside of a popover. If the parent already fills the screen, use one of \
                the other styles.
                """,
            url: url),
        Guideline(
            id: "modality-2018-transition-style",
            page: .modality, edition: .hig2018, position: 15, section: nil,
            title: "Choose a movement that shows where people are going",
            text: """
                The movement with which a modal arrives tells people that they are stepping aside for a while, so it \
                should suit the app and make that step noticeable. By default the view comes up from the lower edge \
                and sinks again afterwards; a flip turns the screen over as if the modal were its reverse side, and \
                later turns it back. Let a view leave by the way it came, and stay with one kind of movement in the \
                whole app.
                """,
            url: url),
    ]
}
