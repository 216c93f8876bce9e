/// The guidelines of the page about modality, as it stood in the early 2020s.
enum Modality2020sGuidelines {
    /// Where the page is found.
    private static let url =
        "https://developer.apple.com/design/human-interface-guidelines/ios/app-architecture/modality/"

    /// The guidelines in the order of the page.
    static let all: [Guideline] = [
        Guideline(
            id: "modality-2020s-definition",
            page: .modality, edition: .hig2020s, position: 1, section: nil,
            title: "Understand what modality is for",
            text: """
                Modality puts content into a short-lived state of its own that people leave only by a deliberate \
                act. It serves two ends: keeping attention on one separate piece of work or on a few choices that \
                belong together, and making sure that important news arrives and is acted on where it has to be. \
                Before designing a modal view, see whether one of the system's own does the job: an alert, an action \
                sheet, or an activity view for sharing.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-automatic",
            page: .modality, edition: .hig2020s, position: 2, section: nil,
            title: "Let the system choose the style first",
            text: """
                With the automatic style, which is the default, the system decides how a modal view appears, in the \
                way people know from other apps on the same device. Start from it and name another style only where \
                the content calls for one. A style fixed out of habit may look out of place on another device or in \
                the next release.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-full-screen",
            page: .modality, edition: .hig2020s, position: 3, section: nil,
            title: "Give every full-screen modal a way out",
            text: """
                A full-screen modal covers what was there before completely, so nothing of it remains to tap on or \
                to pull aside. People depend on a button inside the modal to close it. Show that button from the \
                first moment, and keep it reachable when the content scrolls.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-popover",
            page: .modality, edition: .hig2020s, position: 4, section: nil,
            title: "Plan both shapes of a popover",
            text: """
                Where the window is wide (the system calls this a regular width), the popover style shows a popover; \
                where it is narrow, as on most iPhones or in a slim window on iPad, the same content comes up as a \
                sheet. Design and check both shapes. A layout made for a small floating panel can look lost, or lack \
                a way out, once it has become a sheet.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-page-and-form-sheet",
            page: .modality, edition: .hig2020s, position: 5, section: nil,
            title: "Use a sheet where a hint of the old screen helps",
            text: """
                Page sheets and form sheets cover only a part of the view underneath. What stays visible reminds \
                people that they are on a side trip and will come back. If the content needs every bit of the \
                screen, choose full screen; otherwise let an edge of the earlier view show.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-current-context",
            page: .modality, edition: .hig2020s, position: 6, section: nil,
            title: "Cover only the part that is concerned",
            text: """
                The current-context style lays the modal over one region of the earlier view instead of all of it. \
                Use it where a task concerns just that region, such as one pane of several, so that the rest keeps \
                its place. Be clear about which view the modal belongs to, because that view decides where it \
                appears and how large it is.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-custom",
            page: .modality, edition: .hig2020s, position: 7, section: nil,
            title: "Build a presentation of your own only if no other fits",
            text: """
                The custom style lets an app show its own content in its own container with its own animation. It is \
                the most work and the least familiar to people, since nothing about how it opens, closes or adapts \
                comes from the system. Write down what the standard styles cannot do before choosing it, and then \
                take care of the way out, the dimming and small windows yourself.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-current-context-compact",
            page: .modality, edition: .hig2020s, position: 8, section: nil,
            title: "Turn current context into a sheet when space is tight",
            text: """
                A modal inside a pane of a split view, a popover or another partial view has room only while the \
                window is wide. When the width becomes compact, such containers collapse and the modal would be \
                squeezed or end up in the wrong place. Show the same content as a sheet there.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-clear-benefit",
            page: .modality, edition: .hig2020s, position: 9, section: nil,
            title: "Go modal only if people gain from it",
            text: """
                A modal view pulls people away from what they are looking at and lets them back only after they act. \
                It has to repay that with an evident advantage: undivided attention for a choice or a job that is \
                not part of the present one and really needs it. If the same thing works on the current screen or on \
                the next ordinary one, do it there.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-essential-alerts",
            page: .modality, edition: .hig2020s, position: 10, section: nil,
            title: "Alert people only to what matters",
            text: """
                People read an alert as a sign of trouble, since most alerts appear after something has failed. It \
                also breaks off what they were doing and does not go away without a tap, so the reason has to be one \
                they accept. Leave confirmations of success, tips and mere news to the ordinary screens, and offer a \
                way to respond wherever there is one.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-narrow-tasks",
            page: .modality, edition: .hig2020s, position: 11, section: nil,
            title: "Keep the work inside a modal small",
            text: """
                The longer and more tangled a modal task becomes, the easier it is to lose hold of the work it \
                interrupted. Several levels of screens are the greatest danger: people no longer know the way back, \
                and the modal begins to feel like a separate app. If further screens cannot be avoided, arrange them \
                as one route with a visible end, and use Done for nothing but finishing.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-immersive-full-screen",
            page: .modality, edition: .hig2020s, position: 12, section: nil,
            title: "Fill the screen for immersion or long work",
            text: """
                Films, pictures and the camera gain from having the whole display and nothing distracting around \
                them, and so do jobs with many steps, such as retouching a picture or annotating a document. A \
                full-screen modal gives them that room. For short tasks use a sheet, which leaves people closer to \
                where they were.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-dismiss-button",
            page: .modality, edition: .hig2020s, position: 13, section: nil,
            title: "Provide a button that closes the modal",
            text: """
                Not everyone can swipe a view away, or knows that it is possible, and people who use VoiceOver, a \
                switch or a keyboard need a control they can reach. Put a button in each modal view, named Done or \
                Cancel for instance, even where a gesture closes it as well. Give it a name that assistive \
                technology can speak, above all when it shows only a symbol.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-data-loss",
            page: .modality, edition: .hig2020s, position: 14, section: nil,
            title: "Ask before closing would lose work",
            text: """
                A modal may be closed by a button or by a gesture while something unsaved is still in it. If that \
                would throw away what people made, stop and show a sheet that says what is at stake and offers ways \
                to go on, such as saving, discarding or returning to the task. Do so on every path out, because a \
                stray swipe loses as much as a wrong tap.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-identifiable-task",
            page: .modality, edition: .hig2020s, position: 15, section: nil,
            title: "Say what the modal is for",
            text: """
                People who step into a modal view leave their earlier surroundings behind, and not all of them go \
                straight back. A title that names the task keeps them oriented; a line of text can add what the \
                title cannot hold, such as what to do or why it is needed. Without either, people have to guess why \
                the view is there.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-matching-appearance",
            page: .modality, edition: .hig2020s, position: 16, section: nil,
            title: "Style modals like the app around them",
            text: """
                A modal view should be unmistakably a part of the app that opened it. Where it has a navigation bar, \
                for instance, that bar looks like every other one people meet there, and colours and text styles \
                follow suit. A view that looks different suggests a different place and makes people hesitate.
                """,
            url: url),
        Guideline(
            id: "modality-2020s-transition-style",
            page: .modality, edition: .hig2020s, position: 17, section: nil,
            title: "Open and close modals with one familiar movement",
            text: """
                The movement should be in keeping with the app and make plain that the change of scene is only for a \
                while. The usual one rises from the lower edge and sinks back on closing. Use the same one for all \
                modals, because every further kind makes people ask what it means.
                """,
            url: url),
    ]
}
