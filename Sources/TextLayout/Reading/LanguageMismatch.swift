internal import UnicodeText

/// Whether a text is in another language than the one that it is given for, as far as that can be told.
public enum LanguageMismatch: Sendable {
    /// It is in its own, or holds nothing but names, numbers and what the app fills in.
    case none
    /// It is in another writing system, but may be a name, or a word that people know from other apps.
    case possible
    /// It is in another language.
    case certain
}

extension AnalysedText {
    /// Whether the text is in another language than its tag says, by its writing system.
    public var languageMismatch: LanguageMismatch {
        let own = tag.primarySubtag
        let letters = lettersByScript
        if own == "ko", language == "ko" {
            // Ideographs alone are Chinese or Japanese; one or two stand for a name or a mark.
            guard letters.hangul == 0, letters.han > 0 else { return .none }
            return letters.han > 2 ? .certain : .possible
        }
        guard language != own else { return .none }
        switch language {
        case "en": return latinMismatch
        case "ja", "ko":
            if Self.endonyms.contains(text.withoutOuterPunctuation) { return .none }
            guard isInOtherLanguage else { return .none }
            let strange = language == "ja" ? letters.kana : letters.hangul
            // In Chinese, a の alone is fashion.
            return strange > 1 && own != "zh" ? .certain : .possible
        default: return .none
        }
    }

    /// Latin letters alone, in a language of another writing system.
    private var latinMismatch: LanguageMismatch {
        let latin = words.filter { $0.mask == nil && $0.text.contains { $0.isLetter } }
        let strange = latin.filter { !isNameLike($0) }
        guard !strange.isEmpty, !isSetLikeOwn else { return .none }
        if strange.allSatisfy({ Self.borrowed.contains($0.folded) }) { return strange.count > 2 ? .possible : .none }
        // Words in capitals are often meant as a sign, or stand for what a device calls itself.
        let ordinary = strange.filter { word in
            !word.isAllCapitals && word.text.utf16.count > 1
                && (EnglishWords.contains(word.folded) || terminology.isCommonName(word.text))
        }
        guard !ordinary.isEmpty else {
            let shouted = strange.filter { $0.isAllCapitals && EnglishWords.contains($0.folded) }
            return shouted.count > 1 && shouted.count == latin.count ? .certain : .possible
        }
        // Beside a name, nouns in capitals may be the rest of it: USB Mass Storage.
        let mayBeName =
            (strange.count < latin.count || masks.contains { $0.kind == .term })
            && strange.allSatisfy { word in
                word.isCapitalised && !EnglishGrammar.functionWords.contains(word.folded)
                    && !EnglishVerbs.base.contains(word.folded)
                    && EnglishVerbs.base(of: word.folded) == nil
            }
        return mayBeName ? .possible : .certain
    }

    /// Whether a word is a name, an acronym, or spelled like one: OpenGL, UEFI.
    private func isNameLike(_ word: Word) -> Bool {
        if terminology.isName(word.text) || terminology.isAcronym(word.text) || word.isMixed { return true }
        return word.isAllCapitals && !EnglishWords.contains(word.folded)
    }

    /// Whether somebody has set the text as the language sets its own, with wide brackets or marks.
    private var isSetLikeOwn: Bool {
        text.unicodeScalars.contains { (0x3001...0x303F).contains($0.value) || (0xFF01...0xFF60).contains($0.value) }
    }

    /// Whether the text is certainly English: several ordinary words, one of them a word that only English has.
    public var isPlainlyEnglish: Bool {
        let plain = words.filter { $0.mask == nil && EnglishWords.contains($0.folded) }
        return plain.count > 2 && plain.contains { Self.onlyEnglish.contains($0.folded) }
    }

    private var lettersByScript: (hangul: Int, kana: Int, han: Int) {
        var (hangul, kana, han) = (0, 0, 0)
        for scalar in text.unicodeScalars {
            switch scalar.script {
            case .hangul: hangul += 1
            case .hiragana, .katakana: kana += 1
            case .han: han += 1
            case .latin, .common, .other: continue
            }
        }
        return (hangul, kana, han)
    }

    /// Words that Japanese and Korean interfaces take over as they are.
    private static let borrowed = EnglishGrammar.set(
        """
        pro plus premium new top home menu news login logout free beta hot sale live hd max mini lite basic standard vip \
        event point shop info sns email mail web app ok okay yes no on off vs by total best q&a faq x next back start \
        stop play cm km kg g m l h s v ver p pt px min sec ml mm
        """)

    /// Languages in their own words, as they stand in every list of languages.
    private static let endonyms: Set<String> = [
        "日本語", "にほんご", "ニホンゴ", "한국어", "한글", "조선말", "中文", "简体中文", "繁體中文", "繁体中文", "English", "Español", "Français",
        "Deutsch", "Italiano", "Português", "Русский", "العربية", "ไทย", "Tiếng Việt", "Bahasa Indonesia",
    ]

    private static let onlyEnglish = EnglishGrammar.set(
        "the this that these your you are is was were be to of and with have has will would can could want do does not")
}
