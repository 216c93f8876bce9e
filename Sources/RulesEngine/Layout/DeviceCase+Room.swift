internal import FlowDocument
internal import TextLayout

extension DeviceCase {
    /// The version of iOS whose measures hold.
    var alertSystem: AlertSystem { os.value == .iOS26 ? .iOS26 : .iOS18 }

    /// The text size that people have chosen.
    var typeSize: TypeSize { textSize.value.flatMap { TypeSize(rawValue: $0.rawValue) } ?? .large }

    /// What the measures of an alert depend on.
    var alertMetrics: AlertMetrics.Key {
        AlertMetrics.Key(alertSystem, typeSize, windowWidth: window.width)
    }

    /// What the measures of an action sheet depend on.
    var actionSheetMetrics: ActionSheetMetrics.Key {
        ActionSheetMetrics.Key(alertSystem, typeSize, room(hasKeyboard: false))
    }

    /// The part of the window that can be used.
    /// - Parameter hasKeyboard: Whether the keyboard is up, where the case says that there is one.
    func room(hasKeyboard: Bool) -> WindowRoom {
        var bottom = inset(\.bottom, atMost: 34)
        if hasKeyboard, let keyboard = keyboard.value {
            bottom = bottom.atLeast(window.height - keyboard.y)
        }
        return WindowRoom(
            width: window.width, height: window.height, top: inset(\.top, atMost: 62), bottom: bottom,
            sides: inset(\.left, atMost: 62), isRegular: idiom == .ipad && horizontal == .regular)
    }

    /// What the system keeps at an edge: where nobody says, anything from nothing to what it keeps on any phone.
    private func inset(_ edge: KeyPath<Insets, Stated<Double>>, atMost limit: Double) -> Estimate {
        guard safeArea.isKnown else { return Estimate(0, limit / 2, limit) }
        return Estimate(safeArea.value?[keyPath: edge].value ?? 0)
    }
}
