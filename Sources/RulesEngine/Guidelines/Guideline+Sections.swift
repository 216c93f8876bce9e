extension Guideline {
    /// The sub-headings of pages under which guidelines stand.
    enum Section {
        /// The words of an alert.
        static let titlesAndMessages = LocalText(en: "Titles and messages", ja: "タイトルとメッセージ", ko: "제목과 메시지")
        /// The buttons of an alert.
        static let buttons = LocalText(en: "Buttons", ja: "ボタン", ko: "버튼")
        /// The advice with which the pages of today begin.
        static let bestPractices = LocalText(en: "Best practices", ja: "ベストプラクティス", ko: "모범 사례")
        /// The words of an alert, on the page of today.
        static let content = LocalText(en: "Content", ja: "コンテンツ", ko: "콘텐츠")
    }
}
