public import FlowDocument
public import XML

/// Imports storyboards and xibs of iOS, of every Xcode since 4.
///
/// All files of one import make one document, so that references between storyboards resolve. What the files cannot
/// show, because it is wired in code, stays unknown: a button with an action may be a way out or not.
public enum InterfaceBuilderImporter {
    /// The document that the files make together; the same for any order of the files.
    /// - Throws: The reasons, where no file can be imported.
    public static func document(
        from files: [InputFile], limits: XMLLimits = XMLLimits(), documentLimits: DocumentLimits = DocumentLimits()
    ) throws(ImportError) -> ImportResult {
        var read: [InterfaceFile] = []
        var refusals: [Refusal] = []
        for file in files.sorted(by: InputFile.comesBefore) {
            do throws(Refusal) {
                read.append(try InterfaceFile(file, limits: limits))
            } catch {
                refusals.append(error)
            }
        }
        let kept = InterfaceFile.withoutTranslations(read)
        guard let first = kept.files.first else { throw ImportError(refusals: refusals) }
        var assembly = Assembly(kept.files)
        assembly.notes.append(contentsOf: kept.notes)
        guard !assembly.scenes.isEmpty else {
            throw ImportError(refusals: refusals + kept.files.map(Refusal.init(withoutScreens:)))
        }
        let document = assembly.document()
        do throws(DocumentError) {
            return ImportResult(
                document: try document.validated(limits: documentLimits), notes: assembly.notes.all, refusals: refusals)
        } catch {
            throw ImportError(refusals: error.issues.prefix(20).map { Refusal(for: $0, in: first.path) })
        }
    }
}

extension InputFile {
    /// An order that depends on the files alone: by path, and by content where two have one path.
    fileprivate static func comesBefore(_ left: InputFile, _ right: InputFile) -> Bool {
        left.path == right.path ? left.bytes.lexicographicallyPrecedes(right.bytes) : left.path < right.path
    }
}

extension Refusal: Error {
    /// Of a file that has nothing but references to screens elsewhere.
    fileprivate init(withoutScreens file: InterfaceFile) {
        self.init(
            file: file.path, code: .noScreens,
            detail: "This file only refers to screens of other files, so there is nothing to review in it.")
    }

    fileprivate init(for issue: DocumentIssue, in file: String) {
        let code: Code = issue.code == .tooMany ? .tooMany : .invalid
        self.init(file: file, code: code, detail: "\(issue.pointer): \(issue.detail)")
    }
}
