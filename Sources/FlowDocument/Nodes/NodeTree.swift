package import JSON

/// Nodes as trees, for those who look at them by the names of their keys.
extension FlowObject {
    /// The object as its author would write it.
    fileprivate var tree: JSON {
        var writer = JSONWriter()
        write(to: &writer, .stored)
        // What was just written can be read.
        return (try? JSON(parsing: writer.finish())) ?? .null
    }
}

extension Modal {
    /// The modal as its author would write it.
    package var json: JSON { tree }
}

extension Screen {
    /// The screen as its author would write it.
    package var json: JSON { tree }
}

extension Transition {
    /// The transition as its author would write it.
    package var json: JSON { tree }
}

extension Control {
    /// The control as its author would write it.
    package var json: JSON { tree }
}
