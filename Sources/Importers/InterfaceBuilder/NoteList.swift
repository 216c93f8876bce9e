/// The notes of an import, of which nobody reads thousands.
struct NoteList {
    private static let limit = 1_000

    private var notes: [ImportNote] = []
    private var leftOut = 0

    mutating func append(_ note: ImportNote) {
        if notes.count < Self.limit { notes.append(note) } else { leftOut += 1 }
    }

    mutating func append(contentsOf more: [ImportNote]) {
        for note in more { append(note) }
    }

    /// The notes, with a last one that tells how many were left out.
    var all: [ImportNote] {
        guard leftOut > 0, let last = notes.last else { return notes }
        return notes + [ImportNote(file: last.file, detail: "There is more to note: \(leftOut) notes are left out.")]
    }
}
