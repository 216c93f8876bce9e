/// What the program says of itself.
enum Help {
    static let commands = [
        "check", "fix", "import", "push", "questions", "rules", "explain", "schema", "help", "version",
    ]

    static let overview = """
        scrim checks the modal views of iOS and iPadOS apps against Apple's Human Interface Guidelines.

        scrim check PATH…        finds what breaks a guideline, with file and line
        scrim fix FILE           shows what rules would change in a flow document, or changes it
        scrim questions PATH…    lists what the files don't say and rules wait for
        scrim import PATH… -o F  writes what the files say as a flow document
        scrim push PATH …        sends a flow's next revision to a server, and says what its gate says
        scrim rules              lists the rules
        scrim explain RULE       says what a rule demands, why, and shows examples
        scrim schema             prints the JSON Schema of flow documents

        A PATH is a storyboard, a xib, a flow document (*.flow.json) or a folder of them. Files that are no flow
        documents make one flow together. scrim COMMAND --help tells more.
        """

    static func text(of command: String) -> String? {
        switch command {
        case "check": check
        case "fix": fix
        case "import": importing
        case "push": push
        case "questions": questions
        case "schema": "scrim schema\n\nPrints the JSON Schema (draft 2020-12) of flow documents."
        case "rules":
            "scrim rules [--format text|json|markdown] [--language en|ja|ko]\n\nLists every rule with its severity."
        case "explain":
            "scrim explain RULE [--language en|ja|ko]\n\nSays what a rule demands, why, what mends it, and shows its examples."
        default: nil
        }
    }

    private static let common = """
          --edition 2018|2020s|2025   the edition of the guidelines (default: the profile's, else 2025)
          --profile FILE              which rules run, and how severe they are
          --facts FILE                what the files can't show, by id
          --terms FILE.csv            words to avoid and what to write instead, added to the profile's: a table with the
                                      columns language, avoid, use; a small letter of “avoid” stands for its capital too
          --max-size MIB              the largest file that is read (default 32)
        """

    private static let check = """
        scrim check PATH… [options]

        \(common)
          --format FORMAT             text for people (default), json for programs, a line each for xcode or github, sarif,
                                      sarif-reduced (only what counts), junit, codeclimate, markdown for a pull request
          --language en|ja|ko         the language of the texts (default en)
          --outcomes findings|all     with all, the JSON also holds what passed, is open or does not apply
          --fail-on error|warning|advice|review|never
                                      from what on the exit status is 1 (default error)
          --baseline FILE             findings that the file lists are known and don't count
          --update-baseline           writes the findings into the baseline, and says which come and go
          --strict-baseline           an entry whose finding is mended fails the check

        Exit status: 0, nothing at or above --fail-on; 1, findings; 2, bad input or usage; 70, a fault of Scrim.
        """

    private static let fix = """
        scrim fix FILE [--safe] [--write] [options]

        Shows the fixes that rules offer for a flow document. A safe one changes nothing but what is wrong; a suggested
        one is one way of several, to be looked at.

          --safe                      leaves out what is only suggested
          --write                     makes the fixes in the file, one after the other until none is left; the layout of
                                      everything else stays as it is
          --format text|patch         for people, or as a JSON Patch of the file (default text)
          --language en|ja|ko         the language of the texts (default en)
        \(common)
        """

    private static let importing = """
        scrim import PATH… -o FILE [--facts FILE] [--max-size MIB]

        Writes what the files say as a flow document; -o - writes it to standard output.
        """

    private static let push = """
        scrim push PATH --server URL --flow PROJECT/FLOW [options]

        Sends a storyboard, a xib or a flow document as the flow's next revision; of a folder, its storyboards and xibs or
        its flow document, its scrim.facts.json, and the pictures (PNG) that either names. The token, with the scope
        revisions:write, is read from the environment, SCRIM_TOKEN.

          --token-file FILE           reads the token from a file
          --fail-on error|warning|advice|review|never
                                      from what on the exit status is 1 though the gate is passed; with never, it is 0
                                      though the gate is blocked (default: the gate decides)
          --format text|json          for people or for programs (default text)
          --max-size MIB              the largest file that is read (default 32)

        Exit status: 0, the gate is passed; 1, it is blocked, or --fail-on is reached; 2, bad input or usage; 3, the
        server can't be reached or fails; 70, a fault of Scrim.
        """

    private static let questions = """
        scrim questions PATH… [options]

        \(common)
          --format text|json
        """
}
