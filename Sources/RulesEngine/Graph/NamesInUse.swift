internal import FlowDocument
internal import Synchronization
internal import TextLayout

/// The names that a document's own texts show, by language. They are gathered once, by whoever asks first.
final class NamesInUse: Sendable {
    private let known = Mutex<[String: Set<String>]>([:])

    /// The names of a language.
    func names(in language: String, gather: () -> Set<String>) -> Set<String> {
        if let names = known.withLock({ $0[language] }) { return names }
        let names = gather()
        known.withLock { $0[language] = names }
        return names
    }
}

extension Context {
    /// Words that the titles and messages of the document write with a capital again and again, and never small.
    func namesInUse(in language: String) -> Set<String> {
        namesInUse.names(in: language) {
            var use = NameUse()
            for node in graph.modals {
                for text in [node.modal.title, node.modal.message] {
                    guard let text = texts(text).first(where: { $0.language == language })?.text.value else { continue }
                    let read = analysis(of: text, in: language)
                    if read.language == "en" { use.add(read) }
                }
            }
            return use.names
        }
    }
}
