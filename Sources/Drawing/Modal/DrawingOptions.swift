public import FlowDocument

/// In which case a node is drawn.
public struct DrawingOptions: Hashable, Sendable {
    /// The window.
    public var `case`: DeviceCase
    /// The BCP 47 tag of the language.
    public var language: String
    /// Light or dark.
    public var appearance: Appearance
    /// The text size that people have chosen.
    public var textSize: TextSize
    /// The version of iOS whose metrics hold.
    public var os: OperatingSystem

    /// The case; what is absent is as the window's case or the system has it.
    public init(
        case device: DeviceCase, language: String, appearance: Appearance = .light, textSize: TextSize? = nil,
        os: OperatingSystem? = nil
    ) {
        self.case = device
        self.language = language
        self.appearance = appearance
        self.textSize = textSize ?? device.textSize.value ?? .large
        self.os = os ?? device.os.value ?? .iOS18
    }
}
