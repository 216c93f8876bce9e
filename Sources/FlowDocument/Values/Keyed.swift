/// Values by name, in order of the names: frames by case, examples by placeholder.
public struct Keyed<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A name and its value.
    public struct Entry: Hashable, Sendable {
        /// The name.
        public var key: String
        /// The value.
        public var value: Value

        /// A name and its value.
        public init(key: String, value: Value) {
            (self.key, self.value) = (key, value)
        }
    }

    /// The values with their names, in order of the names.
    public private(set) var entries: [Entry]

    /// Values by name; of two with one name the first counts.
    public init(_ entries: [Entry]) {
        var seen: Set<String> = []
        self.entries = entries.filter { seen.insert($0.key).inserted }.sorted { $0.key < $1.key }
    }

    /// The value of that name.
    public subscript(_ key: String) -> Value? {
        var (low, high) = (entries.startIndex, entries.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < entries.endIndex && entries[low].key == key ? entries[low].value : nil
    }
}
