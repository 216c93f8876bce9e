/// A pattern that stands for several ids: `*` for any run of characters, `?` for any one of them.
public struct GlobPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String
    private let characters: [Character]

    /// A pattern as written.
    public init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    /// Whether the pattern stands for a text, all of it. Costs at most the product of both lengths.
    public func matches(_ text: String) -> Bool {
        let letters = Array(text)
        var (place, letter) = (0, 0)
        var star: (place: Int, letter: Int)?
        while letter < letters.count {
            if place < characters.count, characters[place] == "*" {
                star = (place, letter)
                place += 1
            } else if place < characters.count, characters[place] == "?" || characters[place] == letters[letter] {
                place += 1
                letter += 1
            } else if let last = star {
                star = (last.place, last.letter + 1)
                place = last.place + 1
                letter = last.letter + 1
            } else {
                return false
            }
        }
        return characters[place...].allSatisfy { $0 == "*" }
    }
}
