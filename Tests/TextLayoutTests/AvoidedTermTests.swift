import Testing

@testable import TextLayout

/// Words that are avoided: where they stand, and what is written in their place.
@Suite struct AvoidedTermTests {
    struct Row: Sendable, CustomStringConvertible {
        let avoid: String
        let use: String
        let text: String
        /// The text with every term replaced; `nil` where none stands in it.
        let expected: String?
        let language: String

        init(_ avoid: String, _ use: String, _ text: String, _ expected: String?, in language: String = "en") {
            (self.avoid, self.use, self.text, self.expected, self.language) = (avoid, use, text, expected, language)
        }

        var description: String { "\(language) \(avoid) → \(use): \(text)" }
    }

    static let english = [
        Row("log in", "sign in", "Please log in again.", "Please sign in again."),
        Row("log in", "sign in", "Please LOG IN again.", "Please SIGN IN again."),
        Row("log in", "sign in", "Log in to continue.", "Sign in to continue."),
        Row("log in", "sign in", "Log In to Continue", "Sign In to Continue"),
        Row("log in", "sign in", "Log in", "Sign In"),
        Row("log in", "sign in", "Log\u{A0}in again now.", "Sign in again now."),
        Row("log in", "sign in", "log  in again", "sign in again"),
        Row("log in", "sign in", "log\nin again", nil),
        Row("log in", "sign in", "Blog in Peace", nil),
        Row("log in", "sign in", "Logged in", nil),
        Row("login", "sign-in", "Logins are paused.", nil),
        Row("login", "sign-in", "The login’s name", "The sign-in’s name"),
        Row("login", "sign-in", "The login-page is slow.", nil),
        Row("login", "sign-in", "See login.html", nil),
        Row("login", "sign-in", "@login and #login", nil),
        Row("login", "sign-in", "Login/logout", "Sign-in/logout"),
        Row("login", "sign-in", "“Login” failed", nil),
        Row("login", "sign-in", "Hello, {login}", nil),
        Row("don", "leader", "Don’t go", nil),
        Row("IT", "Support", "Take it with you.", nil),
        Row("IT", "Support", "Ask IT for help.", "Ask Support for help."),
        Row("Log In", "Sign In", "Please log in.", nil),
        Row("Log In", "Sign In", "Log In Now", "Sign In Now"),
        Row("face", "Face ID", "Use Face ID.", nil),
        Row("sign", "sign in", "Sign In", nil),
        Row("Ios", "iOS", "Ios is old.", "iOS is old."),
        Row("ios", "iOS", "IOS IS OLD", nil),
        Row("NPM", "npm", "Install NPM first.", nil),
        Row("Npm", "npm", "Npm is missing.", nil),
        Row("Npm", "npm", "The tool Npm is missing.", "The tool npm is missing."),
        Row("ＯＫ", "OK", "ＯＫ", "OK"),
        Row("...", "…", "Loading...", "Loading…"),
        Row("...", "…", "Loading…", nil),
        Row("resume", "résumé", "Send a resume", "Send a résumé"),
        Row("résumé", "CV", "Send a re\u{301}sume\u{301}", "Send a CV"),
        Row("wi-fi", "WLAN", "No Wi‑Fi here", "No WLAN here"),
        Row("terms of service", "terms of use", "Read the Terms of Service", "Read the Terms of Use"),
    ]

    static let japanese = [
        Row("サーバ", "サーバー", "サーバに接続できません", "サーバーに接続できません", in: "ja"),
        Row("サーバ", "サーバー", "サーバーに接続できません", nil, in: "ja"),
        Row("ユーザ", "ユーザー", "ユーザ名", "ユーザー名", in: "ja"),
        Row("ユーザ", "ユーザー", "ユーザビリティ", nil, in: "ja"),
        Row("ユーザ", "ユーザー", "ﾕｰｻﾞを追加", "ユーザーを追加", in: "ja"),
        Row("登録", "申し込み", "未登録です", nil, in: "ja"),
        Row("登録", "申し込み", "登録します", "申し込みします", in: "ja"),
        Row("出来る", "できる", "出来ると思います", "できると思います", in: "ja"),
        Row("下さい", "ください", "お試し下さい。", "お試しください。", in: "ja"),
        Row("こと", "事", "そのことばは", nil, in: "ja"),
        Row("メモ", "ノート", "「メモ」を開く", nil, in: "ja"),
        Row("メモ", "ノート", "📝メモを開く", "📝ノートを開く", in: "ja"),
    ]

    static let korean = [
        Row("클릭", "탭", "버튼을 클릭하세요.", "버튼을 탭하세요.", in: "ko"),
        Row("클릭", "탭", "클릭했습니다.", "탭했습니다.", in: "ko"),
        Row("회원", "사용자", "회원을 초대", "사용자를 초대", in: "ko"),
        Row("회원", "사용자", "회원은 무료", "사용자는 무료", in: "ko"),
        Row("회원", "사용자", "회원들에게만", "사용자들에게만", in: "ko"),
        Row("회원", "사용자", "회원할인", nil, in: "ko"),
        Row("회원", "사용자", "준회원 가입", nil, in: "ko"),
        Row("파일", "문서", "파일로 저장", "문서로 저장", in: "ko"),
        Row("파일", "사진", "파일로 저장", "사진으로 저장", in: "ko"),
        Row("주", "달", "주의하세요", nil, in: "ko"),
        Row("주", "달", "다음 주에", "다음 달에", in: "ko"),
        Row("web", "웹", "web에서 열기", "웹에서 열기", in: "ko"),
    ]

    @Test(arguments: english + japanese + korean) func `an avoided word is found where it is a word`(_ row: Row) {
        let search = AvoidedTermSearch(
            AvoidedTerms([AvoidedTerm(avoid: row.avoid, use: row.use)]), language: row.language)
        #expect(Self.mended(row.text, search, row.language) == row.expected)
    }

    static let builtIn = [
        Row("", "", "No wifi here", "No Wi-Fi here"), Row("", "", "No WiFi here", "No Wi-Fi here"),
        Row("", "", "WIFI IS MISSING", "WI-FI IS MISSING"), Row("", "", "No Wi-Fi here", nil),
        Row("", "", "Your Ipad and my Iphone", "Your iPad and my iPhone"), Row("", "", "IPAD", nil),
        Row("", "", "Use touch id on monday", "Use Touch ID on Monday"), Row("", "", "Invalid url", "Invalid URL"),
        Row("", "", "Save as .pdf", nil), Row("", "", "Can I phone you?", nil),
        Row("", "", "Il faut un wifi en april", "Il faut un Wi-Fi en april", in: "fr"),
        Row("", "", "ipadをwifiに接続", "iPadをWi-Fiに接続", in: "ja"),
        Row("", "", "아이폰을 메세지로", "iPhone을 메시지로", in: "ko"),
    ]

    @Test(arguments: builtIn) func `names have one spelling`(_ row: Row) {
        #expect(Self.mended(row.text, AvoidedTermSearch(nil, language: row.language), row.language) == row.expected)
    }

    static func mended(_ text: String, _ search: AvoidedTermSearch, _ language: String) -> String? {
        let analysis = AnalysedText(text, in: language)
        let uses = search.uses(in: text) { analysis }
        guard !uses.isEmpty else { return nil }
        for use in uses { #expect(analysis.text(of: use.range) == use.found) }
        return analysis.replacing(uses.map { ($0.changedRange, $0.changed) })
    }

    @Test func `the longest term that begins first counts`() {
        let terms = AvoidedTerms([
            AvoidedTerm(avoid: "sign", use: "mark"), AvoidedTerm(avoid: "sign in", use: "log in"),
            AvoidedTerm(avoid: "in here", use: "inside"),
        ])
        let search = AvoidedTermSearch(terms, language: "en")
        #expect(Self.mended("Please sign in here.", search, "en") == "Please log in here.")
    }

    @Test func `what the team calls a name is none of its avoided words`() {
        let search = AvoidedTermSearch(
            AvoidedTerms([], names: ["Wifi", "Fernwood"], right: ["Wifi", "Fernwood", "Blue Tooth Dental"]),
            language: "en")
        #expect(
            Self.mended("Wifi at Blue Tooth Dental in fernwood", search, "en")
                == "Wifi at Blue Tooth Dental in Fernwood")
    }

    @Test func `offsets count code units, whatever stands before`() throws {
        let text = "👨‍👩‍👧 ｱｲﾌｫﾝとwifi"
        let uses = AvoidedTermSearch(nil, language: "ja").uses(in: text) { AnalysedText(text, in: "ja") }
        let units = Array(text.utf16)
        #expect(uses.map { String(decoding: units[$0.range], as: UTF16.self) } == ["ｱｲﾌｫﾝ", "wifi"])
    }

    /// A search that walks back for each term would take hours here.
    @Test(.timeLimit(.minutes(1))) func `ten thousand terms cost no more than the text`() {
        let alike = (0..<10_000).map {
            AvoidedTerm(avoid: String(repeating: "a ", count: $0 % 100) + "b\($0)", use: "c")
        }
        let search = AvoidedTermSearch(AvoidedTerms(alike), language: "en")
        let text = String(repeating: "a ", count: 20_000) + "b7"
        #expect(search.uses(in: text) { AnalysedText("", in: "en") }.map(\.found) == ["a a a a a a a b7"])
    }

    @Test func `the automaton finds every term, those inside of others too`() {
        let terms = ["he", "she", "his", "hers"].map { Array($0.utf16) }
        let found = TermAutomaton(terms).matches(in: Array("ushers".utf16))
        #expect(found.map { "\($0.term) \($0.range)" } == ["1 1..<4", "0 2..<4", "3 2..<6"])
        #expect(TermAutomaton([]).matches(in: Array("abc".utf16)).isEmpty)
    }
}
