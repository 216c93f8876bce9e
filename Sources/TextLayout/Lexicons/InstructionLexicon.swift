/// The verbs that tell people to use a button.
public enum InstructionLexicon {
    /// Raised when a verb comes or goes.
    public static let version = 1

    /// What a verb has people do.
    public enum Manner: String, Sendable {
        /// Touch the screen: tap, タップ, 탭.
        case tap
        /// Choose, with whatever device: choose, 選ぶ, 고르다.
        case choose
        /// Select, which some devices know as marking something: select, 選択, 선택.
        case select
        /// What fits a mouse, a key or a knob: click, press, hit, push, touch.
        case other
    }

    /// A form of a verb, and what it becomes where another verb is wanted.
    public struct Form: Sendable {
        /// As it is written, in lower case.
        public let text: String
        /// What it has people do.
        public let manner: Manner
        /// The same form of the verb for touching the screen; `nil` where that can't be told.
        public let tap: String?
        /// The same form of the verb for choosing; `nil` where that can't be told.
        public let choose: String?

        init(_ text: String, _ manner: Manner, tap: String? = nil, choose: String? = nil) {
            self.text = text
            self.manner = manner
            self.tap = tap
            self.choose = choose
        }
    }

    /// The forms of a language, the longest first.
    public static func forms(in language: String) -> [Form] {
        forms[language.primarySubtag] ?? []
    }

    private static let forms: [String: [Form]] = ["en": english, "ja": japanese, "ko": korean].mapValues { forms in
        forms.sorted { $0.text.utf16.count > $1.text.utf16.count }
    }

    private static let taps = ["tap", "taps", "tapped", "tapping"]
    private static let chooses = ["choose", "chooses", "chose", "choosing"]

    private static let english: [Form] = [
        (taps, .tap), (chooses + ["chosen"], .choose), (["select", "selects", "selected", "selecting"], .select),
        (["click", "clicks", "clicked", "clicking"], .other), (["press", "presses", "pressed", "pressing"], .other),
        (["hit", "hits", "hit", "hitting"], .other), (["push", "pushes", "pushed", "pushing"], .other),
        (["touch", "touches", "touched", "touching"], .other),
    ].flatMap { (verb: [String], manner: Manner) in
        verb.enumerated().map { index, text in
            Form(
                text, manner, tap: index < taps.count ? taps[index] : "tapped",
                choose: index < chooses.count ? chooses[index] : "chosen")
        }
    }

    private static let japanese: [Form] =
        [
            Form("タップ", .tap, tap: "タップ", choose: "選択"), Form("クリック", .other, tap: "タップ", choose: "選択"),
            Form("タッチ", .other, tap: "タップ", choose: "選択"), Form("プッシュ", .other, tap: "タップ", choose: "選択"),
            Form("押下", .other, tap: "タップ", choose: "選択"), Form("選択", .select, tap: "タップ", choose: "選択"),
        ]
        + [
            ("押し", "し"), ("押す", "する"), ("押せ", "すれ"), ("押さ", "し"), ("押そう", "しよう"), ("押してください", "してください"),
        ].map { Form($0.0, .other, tap: "タップ" + $0.1, choose: "選択" + $0.1) }
        + [
            ("選ん", nil), ("選ぶ", "する"), ("選び", "し"), ("選べ", "すれ"), ("選ば", "し"),
        ].map { (text: String, ending: String?) in
            Form(text, .choose, tap: ending.map { "タップ" + $0 }, choose: text)
        } + [Form("選んで", .choose, tap: "タップして", choose: "選んで"), Form("選んだ", .choose, tap: "タップした", choose: "選んだ")]

    private static let korean: [Form] =
        [
            Form("탭", .tap, tap: "탭", choose: "선택"), Form("클릭", .other, tap: "탭", choose: "선택"),
            Form("터치", .other, tap: "탭", choose: "선택"), Form("선택", .select, tap: "탭", choose: "선택"),
        ]
        + [
            ("누르세요", "하세요"), ("누르십시오", "하십시오"), ("누르시면", "하시면"), ("누르면", "하면"), ("누르고", "하고"), ("누르기", "하기"),
            ("누르는", "하는"), ("누르지", "하지"), ("누르신", "하신"), ("누르거나", "하거나"), ("누르", nil), ("누른", "한"), ("누를", "할"),
            ("누릅니다", "합니다"), ("눌러서", "해서"), ("눌러야", "해야"), ("눌러도", "해도"), ("눌러 주", "해 주"), ("눌러주", "해주"),
            ("눌러", "하여"), ("눌렀", "했"),
        ].map { (text: String, ending: String?) in
            Form(text, .other, tap: ending.map { "탭" + $0 }, choose: ending.map { "선택" + $0 })
        }
        + ["고르세요", "고르십시오", "고르시면", "고르면", "고르고", "고르", "고른", "골라"].map { Form($0, .choose, choose: $0) }
}
