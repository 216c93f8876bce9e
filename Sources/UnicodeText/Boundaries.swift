internal import CICU
internal import Synchronization

/// A place where a text may be taken apart.
public struct Boundary: Hashable, Sendable {
    /// Where it is, in UTF-16 code units from the start.
    public var offset: Int
    /// Of words: whether the span before it is a word, and not white space or marks. Of lines: whether the line must
    /// end.
    public var isStrong: Bool
}

extension Array<UInt16> {
    /// The ends of words and of what stands between them, as UAX #29 defines them; the units are UTF-16.
    public var wordBoundaries: [Boundary] {
        BreakIterators.boundaries(of: self, .word, "en") { $0 >= UBRK_WORD_NONE_LIMIT.rawValue }
    }

    /// Where lines may end, as UAX #14 defines it, and at the end of the text.
    ///
    /// Japanese lines never start with small kana, and Korean ones end between words only.
    /// - Parameter language: A BCP 47 tag of which the primary subtag decides.
    public func lineBoundaries(language: String) -> [Boundary] {
        let subtag = String(language.prefix { $0 != "-" }).lowercased()
        let breaks = BreakIterators.boundaries(of: self, .line, subtag == "ja" ? "ja@lb=strict" : subtag) {
            $0 >= UBRK_LINE_HARD.rawValue
        }
        guard subtag == "ko" else { return breaks }
        return breaks.filter { boundary in
            boundary.isStrong || boundary.offset == count || !isHangul(boundary.offset - 1)
                || !isHangul(boundary.offset)
        }
    }

    private func isHangul(_ index: Int) -> Bool {
        indices.contains(index) && (0xAC00...0xD7A3).contains(self[index])
    }
}

extension String {
    /// Where lines may end, and where they must.
    /// - Parameter language: A BCP 47 tag of which the primary subtag decides.
    public func lineBreakOpportunities(language: String) -> [Boundary] {
        Array(utf16).lineBoundaries(language: language)
    }
}

/// ICU's iterators. Opening one takes longer than using it, so a few are kept.
private enum BreakIterators {
    enum Kind: Hashable {
        case word, line
    }

    private struct Key: Hashable {
        var kind: Kind
        var locale: String
    }

    /// Closes its iterator at the end of its life; the pointer never leaves this file.
    @safe private final class Iterator {
        let breaks: OpaquePointer

        init?(_ key: Key) {
            var status = U_ZERO_ERROR
            let type = key.kind == .word ? UBRK_WORD : UBRK_LINE
            guard let breaks = unsafe cicu_open_breaks(type, key.locale, &status) else { return nil }
            unsafe self.breaks = breaks
        }

        deinit {
            unsafe cicu_close_breaks(breaks)
        }
    }

    /// More languages than an app has; beyond it all are opened anew.
    private static let limit = 16
    private static let kept = Mutex<[Key: Iterator]>([:])

    /// The boundaries after the start; only the end where ICU fails.
    static func boundaries(
        of units: [UInt16], _ kind: Kind, _ locale: String, isStrong: @Sendable (UInt32) -> Bool
    ) -> [Boundary] {
        guard !units.isEmpty else { return [] }
        let key = Key(kind: kind, locale: locale)
        return kept.withLock { kept in
            guard let iterator = kept[key] ?? Iterator(key) else {
                return [Boundary(offset: units.count, isStrong: true)]
            }
            if kept[key] == nil {
                if kept.count >= limit { kept = [:] }
                kept[key] = iterator
            }
            var found: [Boundary] = []
            // The array lends its storage for the whole of the walk, and the iterator lets go of it at the end.
            unsafe units.withUnsafeBufferPointer { buffer in
                var status = U_ZERO_ERROR
                unsafe cicu_set_text(iterator.breaks, buffer.baseAddress, Int32(buffer.count), &status)
                while case let offset = unsafe cicu_next_break(iterator.breaks), offset >= 0 {
                    let kind = unsafe UInt32(bitPattern: cicu_break_kind(iterator.breaks))
                    found.append(Boundary(offset: Int(offset), isStrong: isStrong(kind)))
                }
                unsafe cicu_set_text(iterator.breaks, nil, 0, &status)
            }
            return found
        }
    }
}
