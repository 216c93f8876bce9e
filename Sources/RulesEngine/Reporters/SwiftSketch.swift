internal import FlowDocument

/// An example as the Swift that would show it, where the thing is code: alerts, action sheets and how a view is presented.
struct SwiftSketch {
    private var lines: [String] = []
    private let language: String

    /// The code of all modals of a document; `nil` where none of them says enough, or where what the flow shows besides
    /// them would be lost.
    static func code(of document: Document) -> String? {
        guard document.transitions.allSatisfy({ $0.kind == .present }), document.overlays.isEmpty else { return nil }
        var sketch = SwiftSketch(language: document.languageTags[0])
        for modal in document.modals where modal.style.value != nil { sketch.add(modal, of: document) }
        return sketch.lines.isEmpty ? nil : sketch.lines.joined(separator: "\n")
    }

    private init(language: String) {
        self.language = language
    }

    private mutating func add(_ modal: Modal, of document: Document) {
        switch modal.style.value {
        case .alert?: addAlert(modal, style: ".alert")
        case .actionSheet?: addAlert(modal, style: ".actionSheet")
        case let style?:
            guard let word = Self.presentationStyle(style, isTransparent: modal.transparent.isTrue) else { return }
            let arrival = document.transitions.first { $0.to.value == modal.id }
            addPresentation(modal, word, arrival)
        case nil: return
        }
        let arrivals = document.transitions.filter { $0.to.value == modal.id }
        for arrival in arrivals { present(modal, by: arrival) }
        if arrivals.isEmpty { present(modal, from: modal.presenter.value, isAnimated: true) }
    }

    private mutating func addAlert(_ modal: Modal, style: String) {
        let name = Self.identifier(modal.id)
        let (title, message) = (literal(modal.title), literal(modal.message))
        add("let \(name) = UIAlertController(title: \(title), message: \(message), preferredStyle: \(style))")
        for field in modal.textFields.elements {
            add("\(name).addTextField { $0.placeholder = \(literal(field.placeholder)) }")
        }
        for control in modal.controls.elements where control.kind.value == .button {
            let role =
                switch control.role.value {
                case .cancel: ".cancel"
                case .destructive: ".destructive"
                default: ".default"
                }
            let action = "UIAlertAction(title: \(literal(control.title)), style: \(role))"
            if control.preferred.isTrue {
                let button = Self.identifier(NodeID(control.id))
                add("let \(button) = \(action)")
                add("\(name).addAction(\(button))")
                add("\(name).preferredAction = \(button)")
            } else {
                add("\(name).addAction(\(action))")
            }
        }
    }

    private mutating func present(_ modal: Modal, by arrival: Transition) {
        let closed = arrival.closes.elements.map(Self.identifier)
        for (depth, name) in closed.enumerated() {
            add(String(repeating: "    ", count: depth) + "\(name).dismiss(animated: true) {")
        }
        let margin = String(repeating: "    ", count: closed.count)
        // What is closed presents nothing more.
        let origin = arrival.closes.elements.contains(arrival.from.owner) ? nil : arrival.from.owner
        present(modal, from: origin, isAnimated: arrival.animated.value ?? true, margin)
        for depth in closed.indices.reversed() { add(String(repeating: "    ", count: depth) + "}") }
    }

    private mutating func present(_ modal: Modal, from origin: NodeID?, isAnimated: Bool, _ margin: String = "") {
        let receiver = origin.map { Self.identifier($0) + "." } ?? ""
        add("\(margin)\(receiver)present(\(Self.identifier(modal.id)), animated: \(isAnimated))")
    }

    private mutating func addPresentation(_ modal: Modal, _ style: String, _ arrival: Transition?) {
        let name = Self.identifier(modal.id)
        let type = name.prefix(1).uppercased() + name.dropFirst()
        if let content = modal.content.value {
            add("let \(name) = UINavigationController(rootViewController: \(Self.identifier(content)))")
        } else {
            add("let \(name) = \(type)Controller()")
        }
        if case .value = modal.title { add("\(name).title = \(literal(modal.title))") }
        add("\(name).modalPresentationStyle = \(style)")
        if let style = arrival?.style.value.flatMap(Self.transitionStyle) {
            add("\(name).modalTransitionStyle = \(style)")
        }
        if modal.gesture.value?.dismiss.value == false { add("\(name).isModalInPresentation = true") }
        if let size = modal.contentSize.value {
            add(
                "\(name).preferredContentSize = CGSize(width: \(Self.number(size.width)), height: \(Self.number(size.height)))"
            )
        }
        if modal.grabber.isTrue { add("\(name).sheetPresentationController?.prefersGrabberVisible = true") }
        if let anchor = modal.anchor.value {
            add(
                "\(name).popoverPresentationController?.sourceView = \(Self.identifier(NodeID(anchor.child ?? anchor.rawValue)))"
            )
        }
    }

    private mutating func add(_ line: String) { lines.append(line) }

    /// A text as a literal of Swift.
    private func literal(_ text: Stated<LocalizedText>) -> String {
        guard case .value(let text) = text, let text = text.text(in: language, first: language).value else {
            return "nil"
        }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func presentationStyle(_ style: ModalStyle, isTransparent: Bool) -> String? {
        switch style {
        case .fullScreen: isTransparent ? ".overFullScreen" : ".fullScreen"
        case .currentContext: isTransparent ? ".overCurrentContext" : ".currentContext"
        case .automatic, .pageSheet, .formSheet, .popover, .custom: ".\(style.rawValue)"
        default: nil
        }
    }

    private static func transitionStyle(_ style: TransitionStyle) -> String? {
        switch style {
        case .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl: ".\(style.rawValue)"
        case .slide, .custom, .none: nil
        }
    }

    /// An id as a name of Swift: `delete-alert` becomes `deleteAlert`.
    private static func identifier(_ id: NodeID) -> String {
        let words = id.rawValue.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let first = words.first.map(String.init) ?? "modal"
        let name = words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
        return name.first?.isNumber == true ? "modal\(name)" : name
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}

extension Example {
    /// The example as Swift; `nil` where it shows what no code says.
    public var swift: String? {
        (try? Document(parsing: Array(document.utf8))).flatMap(SwiftSketch.code)
    }
}
