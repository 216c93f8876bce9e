/// Verbs with a particle, which title style writes with a capital: Log In, Turn Off.
enum EnglishPhrasalVerbs {
    /// Raised when a verb comes or goes.
    static let version = 1

    static let particles = EnglishGrammar.set("in on off up out over by as")

    /// Pairs that are phrasal whatever follows.
    private static let always = pairs(
        """
        log in on off out;sign up out off;turn on off up over;set up;back up;zoom in out;opt in out;start over up;\
        switch off;power on off up;shut off;clean up;hang up;wake up;speed up;sync up;top up;\
        pick up;look up;give up;mess up;mix up;free up;clear out;find out;try out;check out;print out;figure out;\
        black out;back out;carry on;hold on;hurry up;keep up;line up;log over;make up;muck up;open up;pair up;pop up out;\
        ramp up;round up off;save up;scale up;sell out;send off;sort out;split up;spin up;stand by;start off;stay on;\
        sum up;take off;tear off;time out;tidy up;wipe out;wrap up;write off;swap out;phase out;pull up;point out;\
        cross out off;drop off;take over;hand over;carry over;cool off;lock out;wait out;act up
        """)

    /// Pairs that are phrasal in some texts, and verb and preposition in others: Sign in with Apple, Move Up.
    private static let sometimes = pairs(
        """
        sign in on;check in off up over;fill in out up;move up on over in out;go on in out over;scroll up;swipe up;keep on off;\
        switch on over;leave on off out;stay in off;get in on off out over up;put on off in out up;call off in up;come in on over;run on out over;\
        plug in;pull in out over;push in out;tap in out;tune in;type in;log as;show up off;bring up;build up;dial in;\
        drag in out;end up;fade in out;follow up;hand in out;join in up;kick in off out;let in out;lock in on;opt over;pay off out up;\
        play on;read out;roll in out over;cut in off out;send in out;slide in out up;stand in out;step in out;throw in out up;\
        trade in;update over;use up;work on out;zoom over;block out;break in off out;burn out;buy in out;edit out;fly over;crop out
        """)

    private static func pairs(_ lines: String) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for line in lines.split(separator: ";") {
            let words = line.split { $0.isWhitespace }.map(String.init)
            guard let verb = words.first else { continue }
            found[verb, default: []].formUnion(words.dropFirst())
        }
        return found
    }

    private static func forms(_ verb: String) -> [String] {
        [verb] + EnglishVerbs.candidates(verb)
    }

    static func contains(_ verb: String, _ particle: String) -> Bool {
        forms(verb).contains { always[$0]?.contains(particle) == true || sometimes[$0]?.contains(particle) == true }
    }

    static func isAlwaysPhrasal(_ verb: String, _ particle: String) -> Bool {
        forms(verb).contains { always[$0]?.contains(particle) == true }
    }

    /// Verbs whose particle is a preposition for certain.
    static func isNeverPhrasal(_ verb: String, _ particle: String) -> Bool {
        let verbs: [String: Set<String>] = [
            "in": [
                "open", "view", "find", "save", "show", "search", "edit", "store", "listen", "share", "use", "continue",
            ],
            "on": [
                "view", "find", "open", "share", "follow", "save", "rate", "install", "listen", "post", "use", "based",
            ],
            "by": ["sort", "filter", "group", "order", "search", "created", "provided", "made", "pay"],
            "as": ["use", "mark", "set", "open", "view", "continue", "export", "send"],
        ]
        return verbs[particle]?.contains(verb) == true
    }
}
