extension InterfaceFile {
    /// The files, of those that are one file in several languages only one: the base, else English, else the first.
    /// The other ones have the same objects, and would stand beside them as screens that nothing leads to.
    static func withoutTranslations(_ files: [InterfaceFile]) -> (files: [InterfaceFile], notes: [ImportNote]) {
        var best: [String: Int] = [:]
        for index in files.indices {
            guard let place = files[index].localization else { continue }
            if let other = best[place.key], (files[other].localization?.rank ?? .max) <= place.rank { continue }
            best[place.key] = index
        }
        var kept: [InterfaceFile] = []
        var notes: [ImportNote] = []
        for index in files.indices {
            let file = files[index]
            if let place = file.localization, let main = best[place.key], main != index, files[main].path != file.path {
                let detail = "This is another language of “\(files[main].path)”, which is imported in its place."
                notes.append(ImportNote(file: file.path, detail: detail))
            } else {
                kept.append(file)
            }
        }
        return (kept, notes)
    }

    /// Where the file stands among the languages of its project; `nil` for a file that is not localized.
    private var localization: (key: String, rank: Int)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
        let rank =
            switch parts[parts.count - 2].dropLast(6) {
            case "Base": 0
            case "en", "English": 1
            case let language where language.hasPrefix("en-") || language.hasPrefix("en_"): 2
            default: 3
            }
        var key = parts
        key[parts.count - 2] = ".lproj"
        return (key.joined(separator: "/"), rank)
    }
}
