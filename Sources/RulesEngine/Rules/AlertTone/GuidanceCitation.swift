internal import FlowDocument
internal import TextLayout

extension Guidance {
    /// The button's title, where the text cites it with other capitals.
    var titleInOtherCase: String? {
        guard let title, prose.text.text(of: mention).straightened != title.straightened else { return nil }
        return title
    }

    /// What the fix of a citation says.
    static let cite = MessageTemplate(
        "cite", en: "Write “{title}” as on the button, without marks around it.",
        ja: "ボタンと同じ「{title}」にし、引用符などで囲まないようにします。",
        ko: "버튼의 표기 그대로(“{title}”) 쓰고 따옴표는 뺍니다.")

    /// Writes every title that is cited as it stands on its button, without marks. One fix for capitals and marks, since
    /// both change the same text.
    static func fixOfCitations(_ guidance: [Guidance], of node: ModalNode) -> Fix? {
        var edits = TextEdits()
        var first: String?
        for place in guidance where place.isCitation {
            guard let title = place.title else { continue }
            let range = place.quoted ?? place.mention
            let written = place.titleInOtherCase ?? place.prose.text.text(of: place.mention)
            guard written != place.prose.text.text(of: range) else { continue }
            edits.replace(range, of: place.prose, by: written)
            first = first ?? title
        }
        guard let first else { return nil }
        return Fix(.safe, Message(cite, ["title": first]), edits.operations(on: node))
    }
}

extension String {
    /// With straight apostrophes, which are no matter of capitals.
    fileprivate var straightened: String {
        String(map { $0 == "’" ? "'" : $0 })
    }
}
