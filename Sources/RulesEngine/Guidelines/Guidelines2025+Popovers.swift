extension Guidelines2025 {
    /// The page about popovers.
    static let popovers: [Guideline] = [
        Guideline(
            id: "popovers-2025-purpose",
            page: .popovers, edition: .hig2025, position: 1, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Don’t warn in a popover",
                ja: "ポップオーバーで警告しない",
                ko: "팝오버로 경고하지 않기"),
            text: LocalText(
                en: """
                    A popover can be missed, or closed by a stray tap before it has been read. What people must not \
                    overlook belongs in an alert.
                    """,
                ja: """
                    ポップオーバーは見落とされることも、読まれないうちに誤ったタップで閉じることもあります。見落として\
                    はならないことは、アラートで伝えてください。
                    """,
                ko: """
                    팝오버는 못 보고 지나치거나, 읽기 전에 잘못 탭해 닫힐 수 있습니다. 놓쳐서는 안 되는 내용은 \
                    알림으로 전합니다.
                    """),
            url: base + "popovers"),
        Guideline(
            id: "popovers-2025-naming",
            page: .popovers, edition: .hig2025, position: 2, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Don’t speak of popovers in the interface",
                ja: "「ポップオーバー」という言葉を画面で使わない",
                ko: "인터페이스에서 팝오버라는 말 쓰지 않기"),
            text: LocalText(
                en: """
                    Popover is a word of those who build apps. Help texts should speak of what people see and do, for \
                    example the control that they choose.
                    """,
                ja: """
                    「ポップオーバー」は、アプリを作る人の用語です。ヘルプなどの文章では、選ぶコントロールなど、利用者\
                    の目に見えるものとすることを書いてください。
                    """,
                ko: """
                    팝오버는 앱을 만드는 사람들의 말입니다. 도움말에는 사용자가 고르는 컨트롤처럼, 눈에 보이는 것과 \
                    하는 일을 적습니다.
                    """),
            url: base + "popovers"),
    ]
}
