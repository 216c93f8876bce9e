internal import FlowDocument

/// How a modal of some style looks in a window.
enum ShownStyle {
    case alert, actionSheet, actionPopover, popover, pageSheet, formSheet, fullScreen, currentContext, activityView
    case custom

    init(_ modal: Modal, in window: Window) {
        var style = modal.style.value
        if window.isCompact, let compact = modal.compactStyle.value { style = compact }
        switch style {
        case .alert: self = .alert
        case .actionSheet: self = window.isPad && !window.isCompact ? .actionPopover : .actionSheet
        // In a compact window a popover that says nothing else is a sheet.
        case .popover: self = window.isCompact ? .pageSheet : .popover
        case .pageSheet, .automatic: self = .pageSheet
        case .formSheet: self = .formSheet
        case .fullScreen: self = .fullScreen
        case .currentContext: self = .currentContext
        case .activityView: self = .activityView
        default: self = .custom
        }
    }
}
