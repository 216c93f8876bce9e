import Testing

@testable import TextLayout

/// Which words call the reader or the makers of an app, and which only look like it.
@Suite struct PronounTests {
    @Test(arguments: [
        ("Delete your account?", ["your"]),
        ("You’ve reached the limit.", ["You"]),
        ("You're offline", ["You"]),
        ("Are you sure you want to continue?", ["you", "you"]),
        ("Delete my photos", ["my"]),
        ("That one is mine.", ["mine"]),
        ("DELETE YOUR PHOTOS?", ["YOUR"]),
        ("Sign In to Your Account", ["Your"]),
    ])
    func `English pronouns are found, contractions too`(_ text: String, _ expected: [String]) {
        #expect(pronouns(text, "en", .core) == expected)
    }

    @Test(arguments: [
        "Delete this account?", "Find My can’t locate the device.", "Open MyChart", "YouTube is not available",
        "Delete “My Best Photos”?", "Sold only in the US", "The I-95 is closed.", "Check the I/O port.",
        "Part I of the video", "Windows ME is not supported.", "{you} left the chat", "Youth mode", "Let’s start",
    ])
    func `names, quotations and abbreviations hold none`(_ text: String) {
        #expect(AnalysedText(text, in: "en").pronouns == [])
    }

    @Test(arguments: [
        ("We couldn’t load the page.", ["We"]), ("I agree to the terms", ["I"]), ("Contact us for help", ["us"]),
        ("I’m ready", ["I"]),
    ])
    func `those who speak weigh less`(_ text: String, _ expected: [String]) {
        #expect(pronouns(text, "en", .extended).count == expected.count)
    }

    @Test(arguments: [
        "Go back and choose My Library again.", "This could become a mine of data.", "Thank you",
    ])
    func `what may be a name or a formula is unsure`(_ text: String) {
        #expect(pronouns(text, "en", .core) == [])
        #expect(pronouns(text, "en", .unsure).count == 1)
    }

    @Test(arguments: [
        ("あなたのアカウントを削除しますか?", ["あなた"]), ("私の写真を削除", ["私"]), ("私たちは確認できません。", ["私"]), ("君の番です。", ["君"]),
        ("これはわたしです。", []), ("わたしの写真", ["わたし"]), ("僕らの記録", ["僕"]), ("お前、やめろ", ["お前"]),
    ])
    func `Japanese pronouns are found, plural ones too`(_ text: String, _ expected: [String]) {
        #expect(pronouns(text, "ja", .core) == expected)
    }

    @Test(arguments: [
        "私立学校を検索", "私用のデバイス", "君主の名前", "公私の区別", "田中君が参加しました", "%@君が参加しました", "写真をわたします", "名前を入力",
        "「私の写真」を削除しますか?", "引きわたしの確認", "下僕", "きみどり",
    ])
    func `Japanese compounds are none`(_ text: String) {
        #expect(AnalysedText(text, in: "ja").pronouns == [])
    }

    @Test(arguments: [
        ("당신의 계정을 삭제합니다.", ["당신"]), ("네 계정을 삭제합니다.", ["네"]), ("내 사진을 삭제하시겠습니까?", ["내"]), ("제가 도와 드릴게요.", ["제"]),
        ("저는 준비되었습니다.", ["저"]), ("나의 기록을 삭제", ["나"]), ("여러분의 정보", ["여러분"]), ("삭제하면 내 사진도 사라집니다.", ["내"]),
        ("너의 이름을 입력", ["너"]), ("네가 보낸 메시지", ["네"]),
    ])
    func `Korean pronouns are found by their stem`(_ text: String, _ expected: [String]) {
        #expect(pronouns(text, "ko", .core) == expected)
    }

    @Test(arguments: [
        "저장하시겠습니까?", "내용을 삭제합니다.", "안내를 확인하세요.", "30일 내에 복구할 수 있습니다.", "30일 내 복구 가능", "앱 내 구매", "동기화 체인 내 기기",
        "제목을 입력하세요.", "문제가 발생했습니다.", "나중에 다시 시도하세요.", "네트워크에 연결할 수 없습니다.", "너무 많습니다.", "네 개의 파일", "네 번째 사진",
        "네, 삭제합니다.",
        "제1장", "제 2장", "제로", "오류가 나는 경우", "나의 찾기를 끕니다.", "페이지 내 검색", "저 버튼", "제 시간에 도착하지 못했습니다.", "지도 내 위치",
        "외출하려면 나가 주세요.", "기한 내의 결제", "“내 사진” 삭제",
    ])
    func `Korean words that hold the same syllables are none`(_ text: String) {
        #expect(AnalysedText(text, in: "ko").pronouns == [])
    }

    @Test(arguments: ["고객님의 정보", "우리는 확인할 수 없습니다.", "저희가 확인하겠습니다.", "귀하의 요청", "회원님께 알립니다."])
    func `Korean titles and “we” weigh less`(_ text: String) {
        #expect(pronouns(text, "ko", .extended).count == 1)
        #expect(pronouns(text, "ko", .core) == [])
    }

    private func pronouns(_ text: String, _ language: String, _ weight: Pronoun.Weight) -> [String] {
        (AnalysedText(text, in: language).pronouns ?? []).filter { $0.weight == weight }.map(\.text)
    }
}
