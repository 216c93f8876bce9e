/// Alerts and action sheets for examples.
enum LayoutExamples {
    /// A flow with one alert.
    /// - Parameters:
    ///   - message: The message; `nil` states that there is none.
    ///   - more: Further members of the alert.
    ///   - head: Further members of the document.
    static func alert(
        _ title: String, _ message: String? = nil, _ buttons: [String] = ["Cancel", "OK"], style: String = "alert",
        cases: [String] = [], language: String = "en", more: String = "", head: String = ""
    ) -> String {
        let controls = buttons.enumerated().map { #"{"id": "b\#($0)", "kind": "button", "title": "\#($1)"}"# }
        let message = message.map { "\"\($0)\"" } ?? "null"
        let named = cases.isEmpty ? "" : #""cases": [\#(cases.joined(separator: ", "))], "#
        return """
            "languages": ["\(language)"], \(named)\(head)"modals": [{"id": "example", "style": "\(style)", \
            "title": "\(title)", "message": \(message), "controls": [\(controls.joined(separator: ", "))]\(more)}]
            """
    }

    /// A sentence so many times.
    static func text(_ sentence: String, _ count: Int) -> String {
        Array(repeating: sentence, count: count).joined(separator: " ")
    }

    /// A window of a size, in the metrics of a system and text size.
    static func window(_ id: String, _ width: Int, _ height: Int, os: Int = 18, textSize: String = "large") -> String {
        let orientation = width < height ? "portrait" : "landscape"
        return """
            {"id": "\(id)", "idiom": "iphone", "window": {"width": \(width), "height": \(height)}, \
            "orientation": "\(orientation)", "horizontal": "compact", \
            "vertical": "\(width < height ? "regular" : "compact")", \
            "safeArea": {"top": 0, "bottom": 0}, "os": \(os), "textSize": "\(textSize)"}
            """
    }

    /// The first generation of the iPhone SE, held sideways: the lowest of all windows.
    static let lowest = #""iphone-tiny-landscape""#
}
