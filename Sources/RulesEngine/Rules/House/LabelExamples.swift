/// Apps that call one thing by one word, and apps that don't.
enum LabelExamples {
    static let all: [Example] = [
        .flow(.pass, "One word", buttons("destroy", ["Delete": 6])),
        .flow(
            .pass, "Capitals and marks are other rules’ matter",
            buttons("destroy", ["Delete": 4, "DELETE": 1, "Delete…": 1])),
        .flow(.pass, "One of twelve", buttons("destroy", ["Delete": 11, "Erase": 1])),
        .flow(
            .pass, "Labels that say what is deleted",
            buttons("destroy", ["Delete": 5, "Erase Disk": 1, "Remove from Album": 1])
        ),
        .flow(.pass, "Japanese", buttons("destroy", ["削除": 6], language: "ja")),
        .flow(.pass, "Korean", buttons("save", ["저장": 5], language: "ko")),
        .flow(.fail, "Delete and Erase", buttons("destroy", ["Delete": 4, "Erase": 2])),
        .flow(.fail, "Sign In and Log In", buttons("commit", ["Sign In": 3, "Log In": 3])),
        .flow(.fail, "Japanese 削除 and 消去", buttons("destroy", ["削除": 4, "消去": 2], language: "ja")),
        .flow(.fail, "Korean 저장 and 저장하기", buttons("save", ["저장": 4, "저장하기": 2], language: "ko")),
        .flow(.review, "Delete and Remove may differ", buttons("destroy", ["Delete": 4, "Remove": 2])),
        .flow(.notApplicable, "Too few to tell", buttons("destroy", ["Delete": 2, "Erase": 2])),
        .flow(
            .notApplicable, "Other effects are other matters",
            #"""
            "modals": [{"id": "m", "style": "pageSheet", "controls": [\#(
                controls("destroy", "Delete", 0..<4)), \#(controls("discard", "Erase", 4..<8))]}]
            """#),
        .flow(.notApplicable, "Nobody said what they do", buttons(nil, ["Delete": 4, "Erase": 4])),
    ]

    private static func buttons(
        _ effect: String?, _ labels: KeyValuePairs<String, Int>, language: String = "en"
    ) -> String {
        var controls: [String] = []
        var number = 0
        for (label, count) in labels {
            controls.append(Self.controls(effect, label, number..<number + count))
            number += count
        }
        return """
            "languages": ["\(language)"],
            "modals": [{"id": "m", "style": "pageSheet", "controls": [\(controls.joined(separator: ", "))]}]
            """
    }

    private static func controls(_ effect: String?, _ label: String, _ numbers: Range<Int>) -> String {
        let exit = effect.map { #", "exit": {"effect": "\#($0)"}"# } ?? ""
        return numbers.map { #"{"id": "b\#($0)", "kind": "button", "title": "\#(label)"\#(exit)}"# }
            .joined(separator: ", ")
    }
}
