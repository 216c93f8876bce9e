/// Everyday words in their base forms, M to Z.
extension EnglishWords {
    static let mToZ = """
        machine machinery mad made madness magazine magic magical magnetic magnificent magnifier magnitude mail \
        mailbox main mainframe mainstream maintain maintenance maize major majority make male malfunction malicious \
        malware man manage management mandate mandatory mangle mania manifestation manifestly manifesto manipulate \
        manipulation mankind manpower manual manufacture many map march margin marginal marital mark market \
        marketplace marriage marry marvelous mask mass massive master match mate material mathematical mathematician \
        mathematics matrices matrix matter mature maximize maximum may maybe mayor maze me meal mean meaningful \
        meaningless meant meantime meanwhile measure measurement meat mechanic mechanical mechanism media medical \
        medication medicine medieval meditation medium meet megabyte melody melt member membership memorable memory \
        men mend menstrual mental mentality mention menu mercury mercy mere merge merit merry mess message messenger \
        messy met metadata metal metaphor method metric metro mice microcomputer microphone microprocessor microwave \
        midday middle midnight might mighty migrate migration mild mile mileage military milk mill million mimic \
        mind mindfulness mindless mine minimal minimalist minimize minimum minister minor minority mint minus minute \
        miracle miraculous mirror miscellaneous misdirect miserable miserably misery misfortune misguide \
        misinterpret mislead misled misplace misprint misread misrepresent miss missile mission mist mistake \
        mistaken mistook misunderstand misunderstood misuse mix mixture mnemonic moan mob mobile mock mod mode model \
        modem moderate moderation moderator modern modification modify module mold mole molecular molecule mom \
        moment momentarily momentum monarch money monitor monkey monochrome monopoly monster month mood moon moral \
        morality more moreover morning moron mortal mortality mortgage most mother motion motivate motivation motive \
        motor motorway motto mount mountain mouse mouth move movement movie much muck mud muddle mug multiplayer \
        multiple multiplication multiply mum mumble mummy mundane murder muscle museum music musical musician must \
        mute mutter mutual my myself mysterious mystery mystic myth mythical mythology nail naive naked name \
        nameless narrative narrow nasty nation national native natural nature naughty navigate nay near nearby neat \
        necessary necessity neck need needle negate negative neglect negligible negotiable negotiate negotiation \
        neighbor neighborhood neither nerve nervous nest net network neural neutral never nevertheless new newcomer \
        newsletter newspaper next nice nickname night nightmare nil nine no noble nobody node noise noisy nominal \
        nominate none nonetheless nonsense noon nor norm normal normality north northern nose nostalgia not notable \
        notably notation note nothing notice noticeable noticeably notification notify notion notorious \
        notwithstanding noun novel novelty novice now nowadays nowhere nuclear nuisance null numb numeral numeric \
        numerical numerous nun nurse nut nutrition oar obey object objection objectionable objective obligation \
        obligatory oblige obnoxious obscene obscure obscurity observation observe obsess obsession obsolete obstruct \
        obtain obtainable obvious occasion occasional occupation occupy occur occurrence ocean odd of off offend \
        offense offensive offhand office official offline offset offspring often oh oil old omission omit on once \
        one oneself ongoing onion online onto onus open opera operate operation operational operator opinion \
        opponent opportunity oppose opposite opposition oppress oppression opt optic optical optimal optimistic \
        optimization optimize optimum option optional opus or oral orange orbit orbital orchestra orchestral order \
        ordinary organ organic organization organize orient oriental orientate orientation origin original originate \
        originator orthodox other otherwise ought our ourselves out outage outcome outcry outdated outgoing outline \
        outlook output outrage outrageous outright outset outside outstanding outweigh over overall overcame \
        overcome overdraft overdue overflow overhead overlap overload overlong overlook overnight overprice \
        overridden override overrode overseas overtime overtone overview overwhelm overwrite overwritten owe own \
        ownership oxygen ozone pace pacifier pack package packet pad page paid pain painful painless paint pair \
        palace pale pan panel panic pant paper paperback par parade paradise paradox paragraph parallel parameter \
        paranoia paranoid paraphrase pardon parent parentheses parenthesis parity park parliament parochial parody \
        parrot parse part partial participant participate particle particular partition partner party pass passage \
        passcode passenger passion passionate passive passkey passphrase passport password past paste pat patch \
        patent path pathetic patience patient patronize pattern pause pavement pay payment payroll paywall peace \
        peaceful peak peanut peasant peculiar pedal pedant pedantic pedantry pedestrian peer pen penalty pence \
        pencil pended pending pends penguin penny people per perceive percent percentage perception perfect \
        perfection perform performance perhaps period periodic periodically peripheral permanent permissible \
        permission permit perpetual persecute persist persistent person personal personality personnel perspective \
        persuade persuasion perverse pet petrol petty pharmacy phase phenomena phenomenon philosopher philosophical \
        philosophy phoenix phone photo photocopy photograph photographic phrase physic physical physicist physiology \
        pi piano pick picture pie piece pig pigeon pile pill pilot pin pinch pink pint pipe pipeline pit pitch \
        pitfall pity pizza place plague plain plan plane planet planetary plant plaster plastic plate platform \
        plausible play playback playground playlist plea pleasant please pleasure plenty plot ploy plug plugin \
        plural plus pocket podcast poem poet poetic poetry point pointless poison poke polar pole police policeman \
        policy polish polite politeness political politician politics poll pollution polynomial pompous pool poor \
        pop pope populace popular popularity populate population pork pornography port portability portable \
        portfolio portion portrait portray pose position positive possess possession possibility possible possibly \
        post postage postal postcard postmaster postpone postscript postulate pot potato potential pound pour \
        poverty powder power powerful practicable practical practice pragmatic praise pray preach precaution precede \
        precedence precedent precious precise precision predecessor predict predictable prediction predominantly \
        preface prefer preferable preferably preference prefix pregnancy pregnant prejudice preliminary premature \
        premise premium preparation prepare prerequisite prescribe prescription presence present presentation \
        preserve preset president press pressure presumably presume pretend pretentious pretty prevail prevalent \
        prevent prevention preview previous price pride priest primary prime primitive prince principal principle \
        print printout prior priority prison privacy private privatization privilege prize pro probability probable \
        probably problem procedure proceed process processor proclaim produce product production productive \
        productivity profession professional professor profile profit profitable profound program programmable \
        progress prohibit project projection proliferation prolong prominent promise promote promotion prompt prone \
        pronoun pronounce pronunciation proof propaganda proper property prophet proportion proportional proposal \
        propose proposition proprietary prose prosecute prosecution prospect prospective prostitute protect \
        protection protein protest protocol prototype proud prove proven provide provision provisional provocative \
        provoke proximity proxy pseudo psychological psychologist psychology pub public publication publicity \
        publicize publish pudding pull pulp pulse pump pun punch punctuation puncture punish punishment punt pupil \
        purchase pure purge purity purple purpose pursue pursuit push put putt puzzle python qualification qualify \
        quality quantity quantum quarter queen query quest question questionable questionnaire queue quibble quick \
        quiet quit quite quiz quota quotation quote rabbit rabid race racial racism racist rack racket radar \
        radiation radical radio radius rag rage raid rail railroad railway rain rainbow raise ram rampant ran random \
        rang range rank rant rape rapid rare rash rat rate rather ratio rational rationale rattle rave raw razor re \
        reach react reaction reactionary reactor read readable readership ready real realistic reality realization \
        realize realm rear rearrange reason reasonable reasonably reassure reboot rebuild rebuilt recall receipt \
        receive recent reception recipe recipient reckless reckon reclaim recognition recognizable recognize \
        recollection recommend recommendation recompiled reconcile reconnect reconsider record recover recovery \
        recreational recruit recruitment rectangle rectangular rectify recursion recursive recycle red redeem \
        redefine redirect redo reduce reduction redundancy redundant reel refer reference referendum refine reflect \
        reflection reflex reform reformat refrain refresh refund refusal refuse refute regain regard regardless \
        regime region regional register registration regret regrettably regular regulation reign reinstall reinstate \
        reiterate reject rejection relate relation relationship relative relativity relax relay release relevance \
        relevant reliability reliable reliably relief relieve religion religious reload relocation reluctance \
        reluctant remain remainder remark remarkable remarkably remedy remember remind reminiscent remix remote \
        removal remove rename rend rendition renew renewal rent reopen reorder repair repeat repeatable repent \
        repertoire repetition repetitive rephrase replace replacement replay reply report repository represent \
        representation representative reproduce reproduction repulsive reputation request require requirement \
        requisite reread reschedule rescue research resemblance resemble resent reservation reserve reset reside \
        residence resident resign resignation resist resistance resize resolution resolve resort resource respect \
        respectable respective respond response responsibility responsible rest restart restaurant restore restrain \
        restrict restriction restrictive result resume resurrection retail retain retire retirement retract \
        retrieval retrieve retry return reuse reveal revelation revenge revenue reverse revert review revise \
        revision revoke revolt revolution revolutionary reward rewrite rewritten rewrote rhetorical rhyme rhythm \
        ribbon rice rich rid ridden ride ridiculous right rigid rigorous ring ringtone riot rip rise risen risk \
        risky ritual rival river road roaming robot robust rock rocket rod rode role roll roman romance romantic \
        roof room root rope rose rot rotate rotation rotten rough round roundabout rout route routine row royal \
        royalties rub rubbish rude ruin rule rumor run rung rural rush rusty sabotage sack sacred sacrifice sad \
        sadden safe safeguard safety saga said sail saint sake salary sale salesman salt salvation same sample sand \
        sandwich sane sang sanity sank sarcasm sarcastic sat satellite satire satisfaction satisfactory satisfy \
        sauce save saw say scale scan scandal scarce scare scarf scarlet scatter scenario scene scenery schedule \
        scheme scholar school science scientific scientifically scientist scope score scotch scrap scratch scream \
        screen screenshot screw script scroll scum sea seal search season seat second secondary secret secretary \
        sect section sector secular secure security see seek seem seen segment seldom select selection selective \
        self selfish sell semantic seminar send senior sensation sense sensible sensibly sensitive sensitivity \
        sensor sent sentence sentient sentiment sentimental separate separation separator sequel sequence sequential \
        serial series serious seriousness sermon servant serve service session set settle setup seven seventh \
        several severe severity sex sexist sexual sexuality sexy shade shadow shake shaken shaky shall shallow shame \
        shape share shareholder sharp she sheep sheet shelf shell shelter shelve shift shine shiny ship shirt shock \
        shoe shone shook shoot shop short shortage shortcut shorten shorthand shot should shout shove show shown \
        shuffle shut shutdown shy sic sick sicken side sideways sigh sight sigma sign signal signature significance \
        significant signup silence silent silicon silly silver similar similarity simple simplicity simplify \
        simplistic simply simulate simulation simultaneous sin since sincere sine sinful sing single singular \
        sinister sink sir sister sit site situate situation six sixteen sixth sixty size skeleton skeptical sketch \
        skill skin skip skirt skull sky slag slang slash slave sleep slept slice slid slide slideshow slight slim \
        slip slippery slogan slope sloppy slot slow small smallish smart smash smell smelly smile smoke smooth smug \
        snack snag snail snapshot sneak sneaky sniff snobbery snooze snow so soap sober social socialism socialist \
        society sock socket sod sodium soft software soil solar sold soldier sole solicitor solid solo solution \
        solve some somebody somehow someone someplace something sometime somewhat somewhere son song soon \
        sophisticate sordid sore sorry sort sought soul sound soundtrack soup source south southern space spam span \
        spare spatial speak special specialist specialize specialty species specific specifically specification \
        specify specimen spectacular spectrum speculate speculation sped speech speed spell spend spent sphere \
        spigot spike spill spin spiral spirit spiritual spit spite splendid split spoil spoke spoken spokesman \
        sponsor spontaneous spoof spool sport spot spout sprang spray spread spreadsheet spring sprung spur spurious \
        spy squad square squash squeeze stability stable stack staff stage stagger stair staircase stake stale stall \
        stamp stance stand standard standardize standpoint star stare stark start startle startup starve state \
        statement static station stationary statistic statistical status stay steady steal steam steel steep steer \
        stem step stereo stereotype sterile sterling stick sticky stiff still stimulate stimulation stir stock stole \
        stolen stomach stone stood stop stopwatch storage store storm story straight straightforward strain strange \
        strategic strategy straw stray streak stream street strength strengthen stress stretch strict strike string \
        stringent strip strive stroke strong struck structural structure struggle stuck student studio study stuff \
        stumble stun stunt stupid stupidity style subject subjective submission submit subroutine subscribe \
        subscription subsequent subset subsidiary subsidize substance substantial substitute substitution subtitle \
        subtle subtlety subtly subway succeed success successful succession successive successor such sudden suffer \
        suffice sufficient suffix sugar suggest suggestion suicidal suicide suit suitability suitable suitably suite \
        sum summarize summary sun sundry sung sunk sunlight sunny sunrise sunshine super superb superficial \
        superfluous superior superiority supermarket supernatural supervise supervision supervisor supplement \
        supplementary supply support suppose suppress suppression supreme sure surface surgery surname surplus \
        surprise surround survey survival survive susceptible suspect suspend suspension suspicion suspicious \
        sustain swallow swam swamp swap swear sweat sweep sweet swept swim swing swipe switch sword swore sworn swum \
        symbol symbolic symmetric symmetry sympathetic sympathize sympathy symphony symptom sync synchronization \
        synchronize syndicate syndrome synonym synonymous syntactic syntactically syntax synthesis synthesizer \
        system systematic tab table tablet tack tackle tactic tactical tactless tag tail tailor take taken tale \
        talent talk tall tame tangent tank tap tape target task taste tasteless taught tax taxation taxi taxpayer \
        tea teach team teapot tear technical technique technological technology tedious teenage teeth telephone \
        telescope television tell temper temperature template temple temporary tempt temptation ten tend tendency \
        tennis tense tension tentative tenth term terminal terminate termination terminator terminology terrible \
        terribly terrify territory terror terrorism terrorist terse test tether text textbook textual than thank \
        thankful that the theater thee theft their them theme themselves then theological theology theorem \
        theoretical theory therapy there thereabouts thereafter thereby therefore therein thereof thermostat these \
        thesis they thick thickness thief thieve thin think third thirst thirty thorough thoroughfare those thou \
        though thought thousand thread threat threaten three threshold threw throat through throughout throughput \
        throw thrown thrust thumb thumbnail thus thy tick ticket tidy tie tiger tight tile till time timeout \
        timescale timestamp timetable tin tiny tip tire tiresome title to toad toast tobacco today toe together \
        toggle toilet token told tolerance tolerant tolerate toll tomato tome tomorrow ton tone tongue tonight too \
        took tool toolbar tooltip tooth top topic topical torch tore torn torture toss total touch tough tour \
        tourist tournament toward tower town toy trace track trade tradition traditional traffic tragedy tragic \
        trail train transaction transcript transfer transform transformation transient transit transition translate \
        translation translator transmission transmit transparent transport trap trash trashcan travel tray tread \
        treasure treat treatment treaty tree trek tremendous trend trendy trial triangle tribe trick tricky trifle \
        trigger trilogy trinity trip triple tripos triumph trivia trivial trolley troop trouble troubleshoot trouser \
        truck true trumpet truncate trunk trust trusty truth try tube tune tunnel turn turntable tutor tutorial \
        twelve twentieth twenty twice twin twist two tying type typeset typewriter typical ugh ugly ultimate \
        umbrella unable unacceptable unaffected unambiguous unattended unauthorized unavailable unavoidable unaware \
        unbalanced unbearable unbelievable unbelievably unbiased unblock uncertain uncertainty unchanged uncheck \
        uncle unclear uncomfortable uncommon unconnected unconscious unconvincing undefined under underestimate \
        undergo undergone undergraduate underground underlain underlay underlie underline underlying underneath \
        understand understandable understood undertake undertaken undertook underwent undesirable undid undo \
        undocumented undone undoubtedly unduly uneasy unemployed unemployment unexpected unexplained unfair \
        unfamiliar unfinished unfollow unfortunate unfounded unfriend unhappy unhealthy unhelpful uniform unify \
        unimportant uninstall uninteresting union unique unit unite unity universal universe university unjustified \
        unknown unless unlike unlimited unlink unload unlock unlucky unmute unnatural unnecessary unobtainable \
        unofficial unpair unpleasant unpopular unpredictable unprotected unreachable unread unreadable unrealistic \
        unreasonable unrelated unreliable unsafe unsatisfactory unsaved unseen unselect unsent unset unsolicited \
        unsound unspecified unstable unsubscribe unsuccessful unsuitable unsupported unsure unsuspecting unsynced \
        untidy until untitled unto untrue unusable unused unusual unverified unwanted unwelcome unwilling unwise \
        unworkable unzip up upbringing update upgrade upload upon upright upset upside upstairs upward urban urge \
        urgency urgent url us usable usage use useful usefulness useless username usual utility utter vacancy \
        vacation vaccine vacuum vague vain valid validate validation validator validity valley valuable value valve \
        van vandalism vanish variable variance variant variation variety various vary vast vat vector vegetable \
        vegetarian vehicle vein velocity vend vendor venture venue verb verbal verbatim verbose verdict verification \
        verify versatile verse version versus vertical very vessel vet via viable vicar vice vicinity vicious victim \
        victory video view viewpoint vigorously vile village vintage vinyl violate violation violence violent violin \
        virgin virtual virtue virus visibility visible vision visit visitor visual vital vitamin vocabulary vocal \
        voice voicemail void voltage volume voluntary volunteer vomit vote vouch vowel vulnerable wade waffle wage \
        wait wake walk wall wallet wallpaper wander want war ward warehouse warm warn warp warrant warranty wartime \
        wary was wash waste wasteful watch water wave way we weak weakness wealth wealthy weapon wear weary weasel \
        weather webpage website wed wee week weekday weekend weigh weight weird welcome welfare well went were west \
        western wet whale what whatever whatsoever wheel when whence whenever where whereas whereby whereupon \
        wherever whether which whichever while whilst whim whiskey whistle white whitelist who whoever whole \
        wholeheartedly whom whoop whose why wicked wide widespread widget width wife wild will win wind window wine \
        wing winter wipe wire wireless wisdom wise wish wishlist wit witch with withdraw withdrawal withdrawn \
        withdrew within without witness witty wive wizard woke woken wolf woman wombat women won wonder wonderful \
        wondrous wont wood wooden word wore work workable workload workout workshop workspace workstation world \
        worldwide worm worn worry worse worship worst worth worthless worthwhile worthy would wound wow wrap wrath \
        wreck wren wretched wrist write written wrong wrote yard yawn year yellow yes yesterday yet yeti yield you \
        young your yourself yourselves youth zero zip zone zoom
        """
}
