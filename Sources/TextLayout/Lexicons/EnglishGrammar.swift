/// The closed classes of English words.
enum EnglishGrammar {
    /// Raised when a word comes or goes.
    static let version = 1

    static let be = set("am is are was were isn't aren't wasn't weren't ain't")
    static let have = set("has have had hasn't haven't hadn't")
    static let doing = set("do does did don't doesn't didn't")
    static let modals = set(
        """
        can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't mightn't \
        mustn't shan't needn't
        """)
    /// Those that lost their apostrophe; a slip of the pen makes no fragment.
    static let misspelled = set(
        "cant dont doesnt didnt isnt arent wasnt werent couldnt wouldnt shouldnt havent hasnt hadnt")
    static let auxiliaries = be.union(have).union(doing).union(modals).union(misspelled)
    /// What makes an opening auxiliary the rest of a sentence whose subject is left out: “Could not connect”.
    static let negated = auxiliaries.filter { $0.hasSuffix("n't") || $0 == "cannot" }

    /// Pronouns that are subjects, and with a verb make a sentence.
    static let subjects = set(
        """
        i you he she it we they this that these those there everything something nothing anything everyone everybody \
        someone somebody nobody anyone who which what
        """)
    static let personal = set("i you he she it we they")
    /// Subject and verb in one word.
    static let contracted = set(
        """
        i'm you're we're they're it's he's she's that's there's here's who's something's everything's nothing's i've \
        you've we've they've i'll you'll we'll they'll it'll he'll she'll that'll there'll i'd you'd we'd they'd it'd \
        there're what's where's how's
        """)
    static let determiners = set(
        """
        a an the this that these those my your his her its our their any all every each some no both either neither \
        another such many much more most few several
        """)
    static let articles = set("a an the")
    static let possessives = set("my your his her its our their")
    static let coordinators = set("and or but nor yet so plus")
    static let subordinators = set(
        """
        if when while because after before unless until once although though since whenever wherever whether that \
        which who whom whose where why how what as than
        """)
    static let relatives = set("that which who whom whose")
    static let prepositions = set(
        """
        about above across after against along among around as at before behind below beneath beside between beyond by \
        despite down during except for from in inside into like near of off on onto out outside over past per since \
        through throughout till to toward towards under until up upon via with within without
        """)
    static let adverbs = set(
        """
        again already also always automatically completely correctly currently directly easily ever finally first \
        fully immediately instead just later manually maybe never no longer not now often once only perhaps \
        permanently please possibly previously probably properly quickly rarely really recently safely securely \
        shortly simply sometimes soon still successfully temporarily then today together tomorrow too \
        unexpectedly unfortunately usually very yesterday yet anyway here there
        """)
    static let interjections = set(
        """
        oops oh uh-oh whoops sorry hey hi hello hooray yay hmm ouch yikes wow ok okay yes no great heads-up attention \
        warning note error caution important tip notice unfortunately however congratulations alert
        """)
    static let formulas = set("thanks thank welcome congratulations congrats goodbye bye hello cheers")
    static let questionWords = set("what which who whom whose where when why how")

    /// Adjectives that say in what state the noun before them is.
    static let states = set(
        """
        complete successful unsuccessful available unavailable ready full empty invalid incomplete missing impossible \
        possible online offline active inactive low high open closed unknown incorrect unreachable
        """)

    /// Words that a title or a sentence never writes with a capital because they are names.
    static let neverNames = auxiliaries.union(determiners).union(prepositions).union(coordinators).union(subordinators)
        .union(adverbs).union(subjects).union(contracted)
        .union(set("be been being me us them him yourself itself again please sure able unable try"))
        .subtracting(set("may no will first like here there still before after i past up just once fully"))
        .union(set("no be will"))

    static func set(_ words: String) -> Set<String> {
        Set(words.split { $0.isWhitespace }.map(String.init))
    }
}

extension EnglishGrammar {
    /// What title style writes small: articles, coordinating conjunctions, and prepositions of up to four letters.
    static let minor = set(
        "a an the and but or nor as at by for from in into of off on onto out over per to up via with")

    /// Words that say nothing by themselves, and that a careless writer of titles leaves small.
    static let functionWords = articles.union(coordinators).union(prepositions).union(auxiliaries)
        .union(personal).union(possessives).union(set("not to be been this that these those me us them it's if"))

    /// Nouns for what every device and app has, which make no name by themselves or together.
    static let generic = set(
        """
        access account accounts address addresses album albums alert alerts app apps application backup battery browser button \
        camera card cards code codes connection contact contacts data database device devices document documents download \
        downloads email emails error errors file files folder folders image images internet item items keyboard library link \
        links list lists location message messages microphone network notification notifications page pages passcode \
        password passwords payment permission permissions phone photo photos picture pictures profile purchase purchases \
        request screen server servers song songs storage subscription upload user users username version video videos
        """)

    /// Words after which a noun is pointed at and not named.
    static let pointing = set("this these those a an any no every each some both selected")
}
