internal import FlowDocument

/// `scrim import`: writes what files say as a flow document.
struct ImportCommand {
    private let arguments: Arguments

    init(_ arguments: [String]) throws(CommandError) {
        self.arguments = try Arguments(arguments, options: ["-o", "--facts", "--max-size"])
    }

    func run() throws(CommandError) -> ExitStatus {
        guard let target = arguments.value("-o") else { throw .usage("Where to? Name a file: -o FILE, or -o - .") }
        let input = try Input(arguments)
        if target == "-" {
            Console.output.write(input.document.bytes)
        } else {
            try Files.write(input.document.bytes, to: target)
        }
        return .success
    }
}
