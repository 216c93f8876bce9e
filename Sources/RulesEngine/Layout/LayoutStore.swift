internal import Synchronization
internal import TextLayout

/// Alerts and action sheets that were laid out, so that the next rule that asks need not measure again.
///
/// Rules run side by side over modals, so what is kept is split by modal and a lock is held for a moment only.
final class LayoutStore: Sendable {
    struct Key<Metrics: Hashable & Sendable>: Hashable, Sendable {
        /// The modal's place in the document.
        var modal: Int
        var language: String
        var metrics: Metrics
    }

    private let alerts = (0..<16).map { _ in Shelf<Key<AlertMetrics.Key>, AlertBody>() }
    private let sheets = (0..<16).map { _ in Shelf<Key<ActionSheetMetrics.Key>, ActionSheetBody>() }
    private let alertMetrics = Shelf<AlertMetrics.Key, AlertMetrics>()
    private let sheetMetrics = Shelf<ActionSheetMetrics.Key, ActionSheetMetrics>()

    /// The alert with this key; laid out now where nobody asked before.
    func alert(_ key: Key<AlertMetrics.Key>, layOut: (AlertMetrics) -> AlertBody) -> AlertBody {
        alerts[key.modal & 15].value(key) {
            layOut(alertMetrics.value(key.metrics) { AlertMetrics(key.metrics) })
        }
    }

    /// The action sheet with this key; laid out now where nobody asked before.
    func sheet(_ key: Key<ActionSheetMetrics.Key>, layOut: (ActionSheetMetrics) -> ActionSheetBody) -> ActionSheetBody {
        sheets[key.modal & 15].value(key) {
            layOut(sheetMetrics.value(key.metrics) { ActionSheetMetrics(key.metrics) })
        }
    }

    /// The measures of an alert.
    func metrics(_ key: AlertMetrics.Key) -> AlertMetrics {
        alertMetrics.value(key) { AlertMetrics(key) }
    }

    /// The measures of an action sheet.
    func metrics(_ key: ActionSheetMetrics.Key) -> ActionSheetMetrics {
        sheetMetrics.value(key) { ActionSheetMetrics(key) }
    }
}

/// Values by key behind a lock, each made once or, where two ask at the same moment, twice alike.
private final class Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = Mutex<[Key: Value]>([:])

    func value(_ key: Key, make: () -> Value) -> Value {
        if let value = values.withLock({ $0[key] }) { return value }
        let value = make()
        values.withLock { $0[key] = value }
        return value
    }
}
