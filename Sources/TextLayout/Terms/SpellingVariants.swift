internal import UnicodeText

/// Names and common words that are often written otherwise than they are spelled.
enum SpellingVariants {
    /// Raised when a word comes or goes.
    static let version = 1

    /// The terms of a language, given as a BCP 47 tag of which the primary subtag decides.
    static func terms(in language: String) -> AvoidedTerms {
        byLanguage[language.primarySubtag] ?? names
    }

    /// Single words that stand for a name or an acronym otherwise than in capitals alone, or for one that is an acronym:
    /// wifi, url.
    static let misspelledNames: Set<String> = Set(
        (spelledOneWay + spelledTogether).flatMap { term in
            [term.avoid].filter { !$0.contains(" ") && (!term.isSpelling || term.use.isAcronym) }
        }.map(\.wordFolded))

    /// How phrases stand in texts that are spelled otherwise, so that they count as one name like the right ones.
    static let misspelledPhrases: [String] = (spelledOneWay + spelledTogether).map(\.avoid).filter { $0.contains(" ") }
        .flatMap { phrase -> [String] in
            let first = phrase.prefix(1).uppercased() + phrase.dropFirst()
            let each = phrase.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            return [phrase, first, each.joined(separator: " ")]
        }

    private static let names = AvoidedTerms(spelledOneWay + spelledTogether)
    private static let byLanguage: [String: AvoidedTerms] = [
        "en": AvoidedTerms(spelledOneWay + spelledTogether + terms(english) + days),
        "ja": AvoidedTerms(spelledOneWay + spelledTogether + terms(japanese)),
        "ko": AvoidedTerms(spelledOneWay + spelledTogether + terms(korean)),
    ]

    /// Reads `Right: wrong; wrong`.
    private static func terms(_ lines: String) -> [AvoidedTerm] {
        lines.split(separator: "\n").flatMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard let use = parts.first, parts.count == 2 else { return [AvoidedTerm]() }
            return parts[1].split(separator: ";").map { AvoidedTerm(avoid: String($0), use: String(use)) }
        }
    }

    /// Names whose capitals are theirs alone, in every language, and how else they are written.
    private static let spelledOneWay: [AvoidedTerm] =
        oneWay.split(separator: "\n").compactMap { $0.split(separator: ":").first }
        .map { AvoidedTerm(name: String($0)) } + terms(oneWay)

    private static let spelledTogether: [AvoidedTerm] = terms(together)

    private static let days = """
        Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July September October \
        November December
        """.split(separator: " ").map { AvoidedTerm(name: String($0)) }

    private static let oneWay = """
        AirDrop
        AirPlay
        AirPods
        AirPrint
        AirTag
        Apple ID: appleid; apple-id
        Apple Pay: applepay
        Apple TV: appletv
        Apple Watch: applewatch
        Bluetooth: blue tooth; blue-tooth
        CarPlay
        CSV
        Facebook
        Face ID: faceid; face-id
        FaceTime
        GarageBand
        GitHub: git hub
        Gmail: g-mail
        GPS
        HealthKit
        HomeKit
        HomePod
        HTML
        iCloud: i-cloud
        iMac
        IMEI
        iMessage
        iMovie
        Instagram
        iOS
        iPad: i-pad
        iPadOS
        iPhone: i-phone
        iPod
        iTunes
        JavaScript: java script
        KakaoTalk
        LinkedIn
        MacBook
        macOS
        Netflix
        NFC
        OneDrive
        PayPal: pay pal
        PDF
        PDFs
        PlayStation
        QR
        QuickTime
        Siri
        SMS
        Spotify
        SSID
        SwiftUI
        TestFlight
        TikTok: tik tok
        Touch ID: touchid; touch-id
        tvOS
        URL
        URLs
        USB
        visionOS
        VPN
        watchOS
        WhatsApp
        Wi-Fi: wifi; wi fi
        WordPress
        Xbox
        Xcode
        YouTube: you tube
        """

    /// Names whose words are ordinary ones when they stand apart in small letters.
    private static let together = """
        App Store: appstore
        Google Drive: googledrive
        Google Play: googleplay
        """

    private static let english = """
        accommodate: accomodate; acommodate
        address: adress; addres
        addresses: adresses
        available: avaliable; availible; availabe; avalable
        beginning: begining
        connection: conection; connnection
        corrupt: currupt
        definitely: definately; definitly
        environment: enviroment; enviornment
        existence: existance
        height: heigth
        length: lenght
        maintenance: maintainance; maintenence
        necessary: neccessary; neccesary
        occurred: occured
        occurring: occuring
        occurrence: occurence; occurrance
        overridden: overriden
        overwritten: overwriten
        password: pasword; passwrod
        permission: permision; premission
        preferred: prefered
        privilege: priviledge; privelege
        received: recieved
        receive: recieve
        recommend: reccomend; recomend
        retrieve: retreive; retrive
        retrieved: retreived; retrived
        separate: seperate
        separately: seperately
        successful: succesful; successfull; sucessful
        successfully: succesfully; sucessfully; successfuly
        the: teh
        their: thier
        transferred: transfered
        transferring: transfering
        unknown: unkown; unknow; unkonwn
        until: untill
        width: widht
        """

    private static let japanese = """
        iPhone: アイフォン; アイフォーン
        iPad: アイパッド
        iCloud: アイクラウド
        AirDrop: エアドロップ
        Apple Pay: アップルペイ
        Apple Watch: アップルウォッチ
        FaceTime: フェイスタイム
        コミュニケーション: コミニュケーション
        シミュレーション: シュミレーション
        シミュレーター: シュミレーター
        デスクトップ: ディスクトップ
        """

    private static let korean = """
        iPhone: 아이폰
        iPad: 아이패드
        iCloud: 아이클라우드
        AirDrop: 에어드롭
        Apple Pay: 애플페이; 애플 페이
        Apple Watch: 애플워치; 애플 워치
        FaceTime: 페이스타임
        내비게이션: 네비게이션
        데이터: 데이타
        라이선스: 라이센스
        매뉴얼: 메뉴얼
        메시지: 메세지
        며칠: 몇일
        비즈니스: 비지니스
        사이트: 싸이트
        애플리케이션: 어플리케이션
        액세서리: 악세사리
        오랜만: 오랫만
        콘텐츠: 컨텐츠
        """
}

extension String {
    /// Whether it is spelled in capitals throughout, but for an s of the plural.
    fileprivate var isAcronym: Bool {
        isAllCapitals || last == "s" && String(dropLast()).isAllCapitals
    }
}
