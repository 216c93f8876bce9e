/// Which kind of container a screen is.
public enum Container: String, Sendable, CaseIterable, FlowEnum {
    case navigation, tabs, split, sidebar, page, pane, none
}

/// How a device is held.
public enum Orientation: String, Sendable, CaseIterable, FlowEnum {
    case portrait, landscape
}

/// Which family a device belongs to.
public enum Idiom: String, Sendable, CaseIterable, FlowEnum {
    case iphone, ipad
}

/// How much room there is in one direction.
public enum SizeClass: String, Sendable, CaseIterable, FlowEnum {
    case compact, regular
}

/// The text size that people have chosen.
public enum TextSize: String, Sendable, CaseIterable, FlowEnum {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// Light or dark.
public enum Appearance: String, Sendable, CaseIterable, FlowEnum {
    case light, dark
}

/// Which appearances there are.
public enum Scheme: String, Sendable, CaseIterable, FlowEnum {
    case light, dark, both
}

/// What floats above screens without being modal.
public enum OverlayKind: String, Sendable, CaseIterable, FlowEnum {
    case toast, banner, hud
}

/// What a control is.
public enum ControlKind: String, Sendable, CaseIterable, FlowEnum {
    case button, textField, textView, toggle, picker, list, image, label, other
}

/// What a control means to the system.
public enum ControlRole: String, Sendable, CaseIterable, FlowEnum {
    case `default`, cancel, destructive, done, close
}

/// Where a control stands.
public enum ControlLocation: String, Sendable, CaseIterable, FlowEnum {
    case barLeading = "bar-leading"
    case barTrailing = "bar-trailing"
    case content, footer
}

/// What touching a control does.
public enum ControlAction: String, Sendable, CaseIterable, FlowEnum {
    case exit, push, present, toggle, none
}

/// What leaving does.
public enum Effect: String, Sendable, CaseIterable, FlowEnum {
    case none, save, discard, commit, destroy
}

/// What a modal wants of people.
public enum Purpose: String, Sendable, CaseIterable, FlowEnum {
    case purchaseConfirm, destructiveConfirm, problem, permission, input, information, promotion, success
}

/// Why a view is modal.
public enum Reason: String, Sendable, CaseIterable, FlowEnum {
    case criticalAttention, mustCompleteOrAbandon, saveImportantData, focusDistinctTask, relatedOptions
    case criticalInformation, other
}

/// What is done in a modal.
public enum TaskKind: String, Sendable, CaseIterable, FlowEnum {
    case edit, create, choose, view, gatherInfo, other
}

/// How much is done in a modal.
public enum Complexity: String, Sendable, CaseIterable, FlowEnum {
    case low, medium, high
}

/// What a modal shows.
public enum ContentKind: String, Sendable, CaseIterable, FlowEnum {
    case text, form, list, media, video, photo, camera, map, document, web
}

/// What makes a modal appear.
public enum Trigger: String, Sendable, CaseIterable, FlowEnum {
    case userAction, background, launch, timer, error
}

/// How often a modal appears.
public enum Frequency: String, Sendable, CaseIterable, FlowEnum {
    case once, perSession, perDay, always
}

/// How buttons are laid out.
public enum ButtonLayout: String, Sendable, CaseIterable, FlowEnum {
    case row, stack
}

/// What completes a task without a button.
public enum Completion: String, Sendable, CaseIterable, FlowEnum {
    case selection
}

/// A container inside a modal.
public enum ContainedKind: String, Sendable, CaseIterable, FlowEnum {
    case tabBar, sideBar, splitView, navigationStack
}

/// What becomes of a modal when people leave the app.
public enum AppExitAction: String, Sendable, CaseIterable, FlowEnum {
    case cancel, keep, other
}

/// How many things can be chosen.
public enum Selection: String, Sendable, CaseIterable, FlowEnum {
    case none, single, multiple
}

/// Where an arrow points.
public enum ArrowDirection: String, Sendable, CaseIterable, FlowEnum {
    case up, down, left, right
}

/// What happens in a transition.
public enum TransitionKind: String, Sendable, CaseIterable, FlowEnum {
    case push, present, replace, dismiss, pop, embed, switchTab, unwind, external
}

/// Whether a transition closes or presents first.
public enum TransitionOrder: String, Sendable, CaseIterable, FlowEnum {
    case closeThenPresent, presentThenClose
}

/// How a transition moves.
public enum TransitionStyle: String, Sendable, CaseIterable, FlowEnum {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl, slide, custom, none
}

/// An edge of a window.
public enum Edge: String, Sendable, CaseIterable, FlowEnum {
    case top, bottom, left, right, leading, trailing
}

/// The axis that a flip turns on.
public enum Axis: String, Sendable, CaseIterable, FlowEnum {
    case horizontal, vertical
}
