internal import XML

/// The texts of views, which Interface Builder writes in several ways.
enum ElementText {
    /// What stands on a control while nothing is pressed.
    static func title(of element: XMLTree.Element) -> String? {
        switch element.name {
        case "button":
            let configuration = element.part("configuration")
            let normal = element.part("normal")
            return plain([
                configuration?["title"], configuration?.part("attributedTitle").flatMap(attributed),
                normal?["title"], normal?.part("attributedTitle").flatMap(attributed),
                normal?.part("title")?.text, element.part("normalTitle")?.text,
            ])
        case "textField", "searchBar": return plain([element["placeholder"], element.part("placeholder")?.text])
        case "tableViewCell", "collectionViewCell": return firstLabel(in: element)
        default: return nil
        }
    }

    /// The picture on a button, by its name.
    static func symbol(of element: XMLTree.Element) -> String? {
        guard element.name == "button" else { return nil }
        let configuration = element.part("configuration")
        let normal = element.part("normal")
        return configuration?["image"] ?? configuration?.part("image")?["image"] ?? normal?["image"]
            ?? normal?.part("image")?["image"]
    }

    /// What a label says.
    static func text(of element: XMLTree.Element) -> String? {
        plain([
            element["text"], element.part("text")?.text, element.part("attributedText").flatMap(attributed),
        ])
    }

    private static func attributed(_ element: XMLTree.Element) -> String? {
        let fragments = element.child("fragments")?.children.map { fragment in
            fragment["content"] ?? fragment.part("content")?.text ?? ""
        }
        return fragments?.joined()
    }

    /// The first label inside, for cells that people know by their text. It looks at a bounded number of views.
    static func firstLabel(in element: XMLTree.Element) -> String? {
        var waiting = [element]
        var looked = 0
        while let next = waiting.popLast(), looked < 100 {
            looked += 1
            if next.name == "label", let text = text(of: next) { return text }
            waiting += next.children.prefix(100).reversed()
        }
        return nil
    }

    private static func plain(_ texts: [String?]) -> String? {
        texts.compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
    }
}
