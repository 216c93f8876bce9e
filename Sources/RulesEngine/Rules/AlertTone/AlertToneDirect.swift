internal import FlowDocument
internal import JSON
internal import TextLayout

/// An alert says bad news plainly.
struct AlertToneDirect: ModalRule {
    static let cheerful = MessageTemplate(
        "cheerful", en: "“{words}” wraps the bad news in cheerfulness.",
        ja: "「{words}」という軽い言い方で、悪い知らせがぼかされています。",
        ko: "“{words}” 같은 가벼운 말로 나쁜 소식을 감싸고 있습니다.")
    static let vague = MessageTemplate(
        "vague", en: "“{words}” admits that there is a problem and says nothing of it.",
        ja: "「{words}」だけでは、何が起きたのか分かりません。",
        ko: "“{words}” 말만으로는 무엇이 잘못되었는지 알 수 없습니다.")
    static let oblique = MessageTemplate(
        "oblique", en: "No word of the text says what is wrong, or what will be lost.",
        ja: "何が問題なのか、何が失われるのかを示す言葉がありません。",
        ko: "무엇이 문제인지, 무엇을 잃게 되는지 말하는 표현이 없습니다.")
    static let settled = MessageTemplate(
        "plain-enough", en: "Decide whether people learn at once what happened, and say it first if not.",
        ja: "何が起きたのかがすぐに分かるかどうかを判断し、分からなければ最初に書いてください。",
        ko: "무슨 일이 생겼는지 바로 알 수 있는지 판단하고, 아니라면 그것부터 적으십시오.")

    static let metadata = RuleMetadata(
        id: "alert-tone-direct", editions: .all, kind: .heuristic, severity: .advice,
        guidelines: ["alerts-tone", "alerts-2025-text"], scope: .modals([.alert]),
        summary: LocalText(
            en: "An alert says bad news plainly instead of wrapping it in cheerfulness.",
            ja: "アラートでは、悪い知らせを明るくごまかさず、率直に伝えます。",
            ko: "알림은 나쁜 소식을 밝게 포장하지 않고 있는 그대로 전합니다."),
        why: LocalText(
            en: "People want to know what happened to their things. A joke or a soft phrase makes them search for it.",
            ja: "知りたいのは、何が起きたのかです。冗談や遠回しな言い方は、それを探させることになります。",
            ko: "알고 싶은 것은 무슨 일이 생겼는가입니다. 농담이나 에두른 말은 그것을 찾게 만듭니다."),
        remedy: LocalText(
            en: "Begin with what did not work or what will be gone, in plain and friendly words.",
            ja: "何ができなかったのか、何が失われるのかを、率直でやわらかい言葉で最初に書いてください。",
            ko: "무엇이 안 되었는지, 무엇이 사라지는지를 솔직하고 부드러운 말로 먼저 적으십시오."),
        messages: [cheerful, vague, oblique, settled],
        examples: AlertToneExamples.direct)

    func check(_ node: ModalNode, in context: Context, _ observations: inout Observations) {
        let purpose = node.modal.purpose
        switch purpose {
        case .value(.problem), .value(.destructiveConfirm), .unknown: break
        case .nothing, .value: return observations.pass()
        }
        let texts = context.alertTexts(of: node)
        for language in context.languages {
            let known = texts.texts(in: language).filter { LexiconLanguages.all.contains($0.text.language) }
            let finding = Self.finding(in: known)
            let missing = texts.missing(in: language)
            var observation = Observation(.pass)
            observation.language = language
            if let finding {
                observation = Observation(.review, Message(finding.message, ["words": finding.words]))
                observation.settledBy = Message(Self.settled)
                observation.rest(on: finding.prose, finding.range)
            } else if !Self.isPlain(known) {
                let facts = purpose.isKnown ? missing : missing + [MissingFact(Reference(node.modal.id), "purpose")]
                if !facts.isEmpty {
                    observation = Observation(.open)
                    observation.missing = facts
                } else if let first = known.first {
                    observation = Observation(.review, Message(Self.oblique))
                    observation.settledBy = Message(Self.settled)
                    observation.rest(on: first)
                } else {
                    continue
                }
            }
            observation.language = language
            observations.add(observation)
        }
    }

    /// Something in the texts that keeps from the matter.
    private struct Finding {
        let message: MessageTemplate
        let prose: ReadText
        let range: Range<Int>

        var words: String { prose.text.text(of: range) }
    }

    /// Cheer wherever it stands, and an empty admission where no other sentence says more.
    private static func finding(in texts: [ReadText]) -> Finding? {
        for prose in texts {
            if let range = DirectnessLexicons.cheerful.firstRange(in: prose.text) {
                return Finding(message: cheerful, prose: prose, range: range)
            }
        }
        for prose in texts {
            guard let range = DirectnessLexicons.vague.ranges(in: prose.text).first(where: prose.text.isAllOfSentence)
            else { continue }
            let isAlone = texts.allSatisfy { other in
                other.text.plainWords.allSatisfy { plain in
                    other.path == prose.path && other.text.isInSentence(plain, of: range)
                }
            }
            if isAlone { return Finding(message: vague, prose: prose, range: range) }
        }
        return nil
    }

    private static func isPlain(_ texts: [ReadText]) -> Bool {
        texts.contains { !$0.text.plainWords.isEmpty }
    }
}

extension AnalysedText {
    /// Where the text says what is wrong or what will be lost.
    fileprivate var plainWords: [Range<Int>] {
        let apologies = PlainSpeechLexicons.apologies.ranges(in: self)
        return PlainSpeechLexicons.plain.ranges(in: self).filter { word in
            !apologies.contains { $0.overlaps(word) }
        }
    }

    /// Whether hardly anything else stands in a stretch's sentence: “Sorry, something went wrong.” is all of one,
    /// “Something went wrong while the photo was saved” is not.
    fileprivate func isAllOfSentence(_ range: Range<Int>) -> Bool {
        guard let sentence = sentences.first(where: { $0.range.contains(range.lowerBound) }) else { return false }
        let rest =
            text(of: sentence.range.lowerBound..<range.lowerBound)
            + text(of: min(range.upperBound, sentence.range.upperBound)..<sentence.range.upperBound)
        return rest.count { $0.isLetter } <= (language == "en" ? Self.mostLettersBeside : 0)
    }

    /// As many letters as an apology has in English; in Japanese and Korean it is a sentence of its own.
    private static var mostLettersBeside: Int { 8 }

    /// Whether a stretch begins in the sentence that another begins in.
    fileprivate func isInSentence(_ range: Range<Int>, of other: Range<Int>) -> Bool {
        sentences.contains { $0.range.contains(range.lowerBound) && $0.range.contains(other.lowerBound) }
    }
}
