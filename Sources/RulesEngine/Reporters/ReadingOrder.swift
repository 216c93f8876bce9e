/// The order in which people read findings: by file and line, then by rule.
enum ReadingOrder {
    static func precedes(_ left: RuleResult, _ right: RuleResult) -> Bool {
        switch (left.place, right.place) {
        case (let first?, let second?) where first != second: first < second
        case (nil, _?): false
        case (_?, nil): true
        default: left.metadata.id < right.metadata.id
        }
    }
}
