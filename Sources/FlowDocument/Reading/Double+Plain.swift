extension Double {
    /// The number as people write it: without a point where it is whole.
    package var plain: String {
        Int(exactly: self).map { String($0) } ?? description
    }
}
