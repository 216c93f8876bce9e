/// What the pages of today advise otherwise than before, or beyond it; for the rest the earlier texts still hold.
///
/// Read in 2025: alerts in the site's own data, modality and action sheets as stored on 19 July 2025, popovers and
/// sheets in copies kept by public repositories.
enum Guidelines2025 {
    /// Where the pages are found.
    static let base = "https://developer.apple.com/design/human-interface-guidelines/"

    /// The guidelines, page by page.
    static let all: [Guideline] = alerts + modality + sheets + popovers + actionSheets

    /// The page about modality.
    static let modality: [Guideline] = [
        Guideline(
            id: "modality-2025-one-at-a-time",
            page: .modality, edition: .hig2025, position: 1, section: Guideline.Section.bestPractices,
            title: LocalText(
                en: "Close one modal before the next opens",
                ja: "次のモーダルは、今のものを閉じてから開く",
                ko: "다음 모달을 열기 전에 지금 모달 닫기"),
            text: LocalText(
                en: """
                    Views stacked upon views make people lose the way back. Close the modal that is there before \
                    another is presented; only an alert may come over anything else, and there is never more than one \
                    alert at once.
                    """,
                ja: """
                    ビューの上にビューが積み重なると、戻り方がわからなくなります。次を表示する前に、今のモーダルを閉じ\
                    てください。ほかのものに重ねてよいのはアラートだけで、アラートも同時に2つ以上は表示しません。
                    """,
                ko: """
                    뷰 위에 뷰가 쌓이면 돌아가는 길을 잃습니다. 다른 모달을 표시하기 전에 지금 있는 모달을 닫습니다. \
                    다른 것 위에 올 수 있는 것은 알림뿐이며, 알림도 동시에 둘 이상 띄우지 않습니다.
                    """),
            url: base + "modality")
    ]
}
