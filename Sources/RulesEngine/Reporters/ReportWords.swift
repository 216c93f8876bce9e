/// The words that reports for people put around what rules say.
enum ReportWords {
    static let guideline = LocalText(en: "Guideline", ja: "ガイドライン", ko: "가이드라인")
    static let guidelines = LocalText(en: "Guidelines", ja: "ガイドライン", ko: "가이드라인")
    static let why = LocalText(en: "Why", ja: "理由", ko: "이유")
    static let remedy = LocalText(en: "Remedy", ja: "対処", ko: "해결 방법")
    static let examples = LocalText(en: "Examples", ja: "例", ko: "예")
    static let wholeDocument = LocalText(en: "(whole document)", ja: "（フロー全体）", ko: "(플로우 전체)")
    static let severities = LocalText(en: "Severity by edition", ja: "エディションごとの重大度", ko: "에디션별 심각도")
    static let offByDefault = LocalText(
        en: "Off unless a profile switches it on", ja: "プロファイルで有効にしない限り調べません",
        ko: "프로파일에서 켜지 않으면 검사하지 않습니다")
    static let silent = LocalText(
        en: "Silent where these fail on the same subject", ja: "同じ対象で次のルールが不適合なら、何も言いません",
        ko: "같은 대상에서 다음 규칙이 부적합이면 아무 말도 하지 않습니다")

    /// The line that a report ends with.
    static func totals(of summary: Report.Summary, in language: String) -> String {
        let (errors, warnings, advice) = (
            summary.fail[.error] ?? 0, summary.fail[.warning] ?? 0, summary.fail[.advice] ?? 0
        )
        let english = """
            \(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings"), \
            \(advice) advice; \(summary.review) to review, \(summary.open) open for want of a fact, \
            \(summary.pass) passed.
            """
        return LocalText(
            en: english,
            ja: """
                エラー\(errors)件、警告\(warnings)件、助言\(advice)件。要確認\(summary.review)件、\
                未確定\(summary.open)件、適合\(summary.pass)件。
                """,
            ko: """
                오류 \(errors)건, 경고 \(warnings)건, 조언 \(advice)건. 확인 필요 \(summary.review)건, \
                미정 \(summary.open)건, 적합 \(summary.pass)건.
                """
        ).text(in: language)
    }
}
