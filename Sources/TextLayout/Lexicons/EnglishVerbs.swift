/// English verbs, as far as interfaces use them.
enum EnglishVerbs {
    /// Raised when a word comes or goes.
    static let version = 1

    /// Base forms that are nothing but verbs where a text starts with them.
    static let plain = EnglishGrammar.set(
        """
        abort accept achieve acknowledge activate add adjust admit agree align allow analyze apologize append apply \
        appreciate approve arrange arrive ask assign associate assume attach attempt authenticate authorize avoid be become \
        begin believe bring browse build buy calculate calibrate cancel carry cast choose clarify collapse collect \
        combine come compare compile complain compose compress configure confirm connect consider consult contain \
        continue contribute convert correct create customize deactivate decide declare decline decrease decrypt define \
        delete deliver deny depend describe deselect detect determine disable disallow disappear discard disconnect discover \
        dismiss display distribute disable do drag eject eliminate embed enable encrypt enhance enjoy ensure \
        enter erase evaluate exclude expand expect explain explore extract find finish follow forget generate get give go \
        grab grant grow happen have hear hide identify ignore imagine import improve include incorporate increase \
        indicate inform initialize insert inspect install integrate introduce invite involve join keep know launch \
        learn leave let listen locate lose lower maintain make manage maximize memorize migrate minimize modify mute \
        navigate notify obtain occur omit overwrite pair participate paste perform permit pick place pin preserve \
        prevent proceed produce prohibit protect prove provide publish purge put raise reach read realize reboot \
        receive recommend reconnect recover redeem redo reduce reenable re-enable refer refuse register reinstall \
        reject relaunch release rely remain remember remind remove rename render renew reopen reorder repeat replace \
        reposition require resend reserve reset resize resolve respond restart restore restrict resubmit resume retain \
        retake rethink retrieve retry reveal revert revoke rotate run save say see seek select sell send separate serve \
        shut sign simplify solve sort specify spend stay subscribe submit suggest suppress suspend take talk tell \
        terminate tether think throw toggle translate transmit try turn unblock uncheck understand undo unhide \
        uninstall unlink unlock unmute unpair unpin unregister unselect unsubscribe unzip upgrade validate verify \
        wait want warn own earn wipe withdraw write accept opt log set cut move unfollow re-enter reenter disregard \
        arrive disappear vanish persist cause mean affect consume transform accumulate acquire adapt adopt advertise \
        afford alternate alter amplify animate announce anticipate appoint arise assemble assess assist assure await \
        backdate bind bypass cease certify circulate collide comply comprise conceal conclude condense confuse \
        conserve constrain construct converge convey cooperate correspond deduct deepen defer degrade demonstrate \
        deprive derive deserve designate deteriorate differ differentiate diminish disclose disturb dominate emerge \
        emit encounter encourage enforce engage enlarge enrich enroll entail entitle evolve execute exempt exhaust \
        expose facilitate forbid foster fulfill gather govern hinder illustrate impair implement imply impose incur \
        induce infer inherit inhibit inquire interact interfere interpret interrupt invalidate invest irritate \
        justify lengthen linger mislead necessitate neglect obey oblige obscure observe obstruct occupy originate \
        overlap overload override oversee penalize perceive personalize pertain pollute populate possess postpone \
        precede predict prefer prescribe presume prevail prolong propose purify pursue quadruple quantify reappear \
        reassign recharge recognize recommence reconsider reflect reformat regain regulate reimburse reinforce \
        rejoin repaint repay replicate represent reproduce reside resist rewrite safeguard satisfy seem shorten \
        shrink soften strengthen struggle subtract succeed suffer sustain swell synchronize tend tighten tolerate \
        transpose traverse undergo undermine unfold unify unveil utilize vary violate weaken widen
        """)

    /// Base forms that are nouns or adjectives as well, so that what follows decides.
    static let ambiguous = EnglishGrammar.set(
        """
        access address email login alert answer archive back backup bill block book bookmark bounce break broadcast brush call \
        care change charge chart chat check clean clear click clip clone close code comment complete conflict \
        contact control copy cost count crash credit crop cross cycle date debug default delay demand design detail dial \
        discount dock document double download draft draw drive drop dry duplicate eat edit empty end escape \
        estimate exchange exercise exit export extend face fail fall fax feed feel fetch file fill film filter \
        fire fit fix flag flash flip float flush fly focus fold force format forward frame free gift group guess \
        guide hand hang head help hike hit hold host input invoice judge jump kick label land laugh lead leak \
        lift light like limit line link list live load lock log look loop love mail map mark mask master match \
        matter measure meet mention merge message mind mirror miss mix mode model monitor mount name need net note \
        offer open order pack page paint park pass patch pause pay phone photo picture place plan play plug point \
        poll pop post power practice present press preview price print process program project promise pull purchase \
        push queue quit quote race rate rebuild recall record recycle redirect refresh refund relay reload rent \
        repair reply report request rescue reset rest return review ride ring rise risk roll root round route rule \
        scale scan schedule score screen screenshot scroll seal search secure see sense set shake shape share shift \
        ship shop show shuffle signal skip sleep slide smile snooze sound speak spell spin split spot stack stand \
        star start step stick stop store stream stretch strike strip study supply support swap sweep swipe switch \
        sync tag tap target tax test text thank tie time tip title touch trace track trade train transfer trash \
        travel treat trigger trim trip trust tune type update upload use value view visit vote walk warp wash watch \
        wave weigh welcome win wish work worry wrap zip zoom \
        cover fund drain highlight gain harm lack lag notice prompt yield slow capture appeal advance wear surprise interest battle \
        lie pose blink flash beep buzz glow
        """)

    static let base = plain.union(ambiguous)

    /// Base forms that start texts as verbs alone, but whose plural in -s may be one of a noun: “launches”.
    static let plainNouns = EnglishGrammar.set(
        """
        build cast cause cut decrease display drag extract find forward import increase insert lack launch log move pair \
        pick pin place read release repeat reset restart retake run save say set sort talk throw try turn wait want wipe
        """)

    /// Past forms that are no participles.
    static let irregularPast = EnglishGrammar.set(
        """
        went took gave came became began chose wrote saw knew fell broke ran did forgot drew drove ate flew froze spoke \
        stole swam tore woke wore threw grew rose shook rang sang
        """)

    /// Irregular forms that are past and participle in one.
    static let irregularParticiple = EnglishGrammar.set(
        """
        made sent lost found kept left built bought brought caught felt held heard hit let meant met paid put read said \
        set shut sold spent stood stuck taught thought told understood won got cut cost hurt quit reset split
        """)

    /// Participles that are no past forms.
    static let participles = EnglishGrammar.set(
        """
        been done gone taken given chosen written seen known fallen broken forgotten drawn driven eaten flown frozen \
        spoken stolen torn worn thrown grown risen hidden shown undone withdrawn overwritten
        """)

    /// Past forms that always have a subject: what they say nobody can do to a thing.
    static let intransitivePast = EnglishGrammar.set(
        """
        occurred occured happened crashed appeared disappeared arrived existed vanished succeeded collapsed remained \
        seemed responded
        """)

    /// Past forms that are read as participles as well: “Session expired”.
    static let unclearPast = EnglishGrammar.set(
        """
        expired failed connected disconnected ended stopped started finished completed closed opened paused resumed increased decreased lapsed \
        timed exceeded exited quit terminated aborted returned dropped ran froze hung restarted rebooted recovered worked \
        waited cancelled canceled replied answered left moved changed
        """)

    /// Verbs in -s that need a subject and are no plural nouns.
    static let thirdPerson = EnglishGrammar.set(
        """
        requires contains wants seems appears exists expires includes exceeds allows lets remains belongs becomes goes \
        gets keeps makes takes gives happens occurs deletes removes erases replaces disables enables prevents affects \
        applies cancels does says means comes provides ensures stays depends overwrites lacks knows thinks loses begins \
        fails has is expects refers relies consists
        """)

    /// Verbs in -s that are plural nouns as well, but hardly before another word.
    static let thirdPersonInside = EnglishGrammar.set(
        "needs uses works helps looks sounds feels costs lasts tells shows")

    /// Verbs that state something of things in the plural: “Photos in this album stay in the library.”
    static let stative = EnglishGrammar.set(
        """
        need require contain exist remain stay appear expire want include become belong differ match use take make \
        depend apply seem fail consist come go let allow keep get work vary conflict
        """)

    /// The base form that an inflected one is made of, where it is in the list.
    static func base(of word: String) -> String? {
        for candidate in candidates(word) where base.contains(candidate) { return candidate }
        return nil
    }

    /// What a form in -s, -ed or -ing may be made of.
    static func candidates(_ word: String) -> [String] {
        for ending in ["ing", "ed", "es", "s"] where word.hasSuffix(ending) && word.count > ending.count + 1 {
            let stem = String(word.dropLast(ending.count))
            var found = [stem, stem + "e"]
            if stem.hasSuffix("i") { found.append(String(stem.dropLast()) + "y") }
            if let last = stem.last, stem.dropLast().last == last { found.append(String(stem.dropLast())) }
            if ending == "es" { found.append(stem + "e") }
            return found
        }
        return []
    }
}
