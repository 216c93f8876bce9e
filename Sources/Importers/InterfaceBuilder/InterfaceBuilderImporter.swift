public import FlowDocument
public import XML

/// Imports storyboards and xibs of iOS, of every Xcode since 4.
///
/// All files of one import make one document, so that references between storyboards resolve. What the files cannot
/// show, because it is wired in code, stays unknown: a button with an action may be a way out or not.
///
/// Ways out
/// - A control with an unwind segue has the action `exit`; one with another segue alone has `push` or `present`, and so
///   is none. One with an action or a menu, and one without connections where the app's own class stands behind it or a
///   view around it, has neither `action` nor `exit`: it may be a way out.
/// - Where such a class stands behind a screen without anything on it, `controls` is absent. Where people type there and
///   no control can take what they typed, its view (`…~view`) is one more control that may be a way out. What else such
///   a screen shows is taken for all that there is.
/// - A gesture recognizer with an action or a segue is a control of the kind `other`.
/// - Of a container that the files leave empty, the modal's `content` is absent. A sheet can be swiped away and a popover
///   closes at a tap beside it, as UIKit has it, unless the controller says that it is modal in its presentation.
///
/// Kinds of segues
/// - `show` pushes in a navigation stack and presents elsewhere. On a screen that only code reaches, a navigation item or
///   a simulated bar tells that it lives in a stack.
/// - `showDetail` replaces in a split, and where nothing tells what is around; elsewhere it presents.
/// - A custom segue may do anything: it replaces, with the transition's style `custom`.
/// - The target of an unwind is absent: it is whoever answers to the action at run time.
///
/// What files leave out has its default: a presentation without a style is `automatic`, in files from before Xcode 11
/// too, since whoever builds those today gets sheets; a segue is animated; what covers a window and has no class of the
/// app's own comes up from below. Text that UIKit adds is its English, `implied` by `UIKit`.
///
/// Launch screens are imported with a note and are no way in. Of a storyboard in several languages one is imported.
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
