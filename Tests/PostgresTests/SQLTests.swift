import Postgres
import Testing

@Suite struct SQLTests {
    @Test func `a value never becomes a part of the text`() {
        let name = "'; DROP TABLE plants; --"
        let statement: SQL = "SELECT * FROM plants WHERE name = \(name) AND height > \(3)"
        #expect(statement.text == "SELECT * FROM plants WHERE name = $1 AND height > $2")
        #expect(statement.values == [.text(name), .text("3")])
    }

    @Test func `a part brings its values and gets its numbers`() {
        let condition: SQL = "name = \("fern") AND height > \(2)"
        let statement: SQL = "SELECT \(1)::int FROM plants WHERE \(condition) LIMIT \(5)"
        #expect(statement.text == "SELECT $1::int FROM plants WHERE name = $2 AND height > $3 LIMIT $4")
        #expect(statement.values == [.text("1"), .text("fern"), .text("2"), .text("5")])
    }

    @Test func `parts are joined by a word`() {
        let joined = SQL.joined(["a = \(1)", "b = \(2)", "c"], by: " AND ", empty: "true")
        #expect(joined.text == "a = $1 AND b = $2 AND c")
        #expect(SQL.joined([], by: " AND ", empty: "true").text == "true")
    }

    @Test func `more than nine values keep their places when a part is spliced in`() {
        var condition: SQL = "\(0)"
        for number in 1..<12 { condition = "\(condition), \(number)" }
        let statement: SQL = "SELECT \("first"), \(condition)"
        #expect(statement.values.count == 13)
        #expect(statement.text == "SELECT $1, " + (2...13).map { "$\($0)" }.joined(separator: ", "))
    }
}
