internal import Synchronization

/// Counts what `/metrics` shows, in Prometheus' text format.
final class Metrics: Sendable {
    /// The upper ends of the buckets, in seconds.
    private static let buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

    private struct Series {
        var counts = [Int](repeating: 0, count: buckets.count + 1)
        var sum = 0.0
        var total = 0

        mutating func count(in bucket: Int, _ seconds: Double) {
            counts[bucket] += 1
            sum += seconds
            total += 1
        }
    }

    private struct Key: Hashable {
        let route: String
        let method: String
        let status: Int
    }

    private let series = Mutex<[Key: Series]>([:])

    /// Counts one request by its route's pattern, never by its address: addresses are without end.
    func count(route: String, method: String, status: Int, seconds: Double) {
        let bucket = Self.buckets.firstIndex { seconds <= $0 } ?? Self.buckets.count
        let key = Key(route: route, method: method, status: status)
        series.withLock { $0[key, default: Series()].count(in: bucket, seconds) }
    }

    /// All series, and these gauges.
    func text(gauges: [(name: String, help: String, value: Int)]) -> String {
        var lines: [String] = []
        for gauge in gauges {
            lines += [
                "# HELP \(gauge.name) \(gauge.help)", "# TYPE \(gauge.name) gauge", "\(gauge.name) \(gauge.value)",
            ]
        }
        let name = "scrim_http_request_duration_seconds"
        lines += ["# HELP \(name) Time from the end of a request to its response.", "# TYPE \(name) histogram"]
        let entries = series.withLock { $0 }.sorted {
            ($0.key.route, $0.key.method, $0.key.status) < ($1.key.route, $1.key.method, $1.key.status)
        }
        for (key, series) in entries {
            let labels = "route=\"\(key.route)\",method=\"\(key.method)\",status=\"\(key.status)\""
            var sum = 0
            for (index, end) in Self.buckets.enumerated() {
                sum += series.counts[index]
                lines.append("\(name)_bucket{\(labels),le=\"\(end)\"} \(sum)")
            }
            lines.append("\(name)_bucket{\(labels),le=\"+Inf\"} \(series.total)")
            lines.append("\(name)_sum{\(labels)} \(series.sum)")
            lines.append("\(name)_count{\(labels)} \(series.total)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
