/// Everyday words in their base forms, A to L.
extension EnglishWords {
    static let aToL = """
        a aardvark abandon abbreviate abbreviation abide ability able abnormal abolish abolition abort abortion \
        about above abroad absence absent absolute absorb abstract abstraction absurd abuse abusive abysmal academic \
        accelerate accent accept acceptable acceptance access accessibility accessible accident accidental \
        accommodate accommodation accompany accomplish accord accordance account accountant accumulate accuracy \
        accurate accusation accuse accustom ace achieve achievement acid acknowledge acorn acoustic acquaintance \
        acquire acquisition acronym across act action activate active activity actor actual acute adapt adaptation \
        add addict addictive addition additional address adequate adhere adjacent adjective adjust adjustment \
        administer administration administrative admirable admiration admire admission admit adopt adoption adult \
        advance advantage advantageous advent adventure adventurous adverse advert advertise advertisement advice \
        advisable advise advisor advisory advocate aerial aesthetic aesthetically affair affect affection afford \
        aforementioned afraid after afternoon afterward again against age agency agenda agent aggressive ago agony \
        agree agreement agricultural ahead aid aim air aircraft airplane airport akin alarm alas albeit album \
        alcohol alcoholic alert algebra algebraic algorithm alias alien align alignment alike alive all allegation \
        allege allergic allergy alleviate alliance allocate allocation allow allowable allowance ally almost alone \
        along alongside aloud alpha alphabet alphabetic alphabetical already also alter alteration alternate \
        alternative although altogether always am amateur amaze ambassador amber ambient ambiguity ambiguous \
        ambitious amend amendment among amount amp ample amplifier amuse amusement an anagram analog analogous \
        analogue analogy analyses analysis analyst analytics analyze anarchy anatomy ancestor ancient and anecdote \
        angel anger angle angry anguish animal anniversary announce announcement annoy annoyance annual anomaly \
        anonymous anorak another answer anthology anticipate anticipation antidote antique antisocial antivirus \
        anxious any anybody anyhow anyone anyplace anything anyway anywhere apart apathetic apathy apologize apology \
        apostrophe app appall apparatus apparent appeal appear appearance append appendix applause apple applicable \
        applicant application appoint appointment appraisal appreciate appreciation approach appropriate approval \
        approve approximate approximation apt arbitrary arc arcade arcane arch archaic architecture archive are area \
        arena arguable arguably argue argument arise arisen arithmetic arm army arose around arrange arrangement \
        array arrest arrival arrive arrogance arrogant arrow art article artificial artist artistic as ascend ash \
        ashamed ashcan aside ask asleep aspect assault assemble assembly assert assertion assess assessment asset \
        assign assignment assist assistance assistant associate association assort assume assumption assure asterisk \
        astronomer astronomy asynchronous at ate atheism atheist atlas atmosphere atmospheric atom atomic atrocity \
        attach attachment attack attain attempt attend attendance attendant attention attitude attorney attract \
        attraction attractive attribute audible audience audio aunt authentic authenticate authentication \
        authenticator author authority authorization authorize autobiography autofill automate automatic \
        automatically automation automobile autoplay autumn availability available avatar average avoid await awake \
        award aware awareness away awful awkward ax axiom axis baby back backbone background backlog backspace \
        backup backward bacteria bacterium bad badge baffle bag baggage bake balance ball ballet ballot ban banal \
        banana band bandwagon bandwidth bang bank bankrupt bar barcode bare bargain bark baroque barrel barrier \
        barrister base basement bash basic basically basis basket bastard bat batch bath bathroom battery battle \
        baud bay be beach beacon beam bean bear beard beast beat beaten beautiful beauty became because become bed \
        bedroom beef been before beforehand beg began begin begun behalf behave behavior behind belief believable \
        believe bell belong beloved below belt bench bend beneath beneficial benefit bent beside best bet beta \
        between beware beyond bias bible biblical bicycle bid big bigot bigotry bill billfold billion bin binary \
        bind bio biochemistry biography biological biologist biology biometric bird birth birthday biscuit bishop \
        bit bite bitmap bitrate bitten bizarre black blackboard blackmail blade blame blank blanket blast blatant \
        bless blew blind blink bliss blob block blockchain blood bloody blow blown blue blurb board boat body bog \
        boggle bogus boil bold bolt bolus bomb bond bone bonus book booklet bookmark bookshop bookstore boom boost \
        boot border borderline bore boredom born borne borrow boss both bottle bottom bought bounce bound boundary \
        bout bow bowl box boy bracket brain brake branch brand brass brave breach bread break breakdown breakfast \
        breath breathe bred breed breeze brethren brick bridge brief brigade bright brightness brilliant bring broad \
        broadcast broke broken brother brought brown browse brush brutal bubble buck bucket budget buffer bug build \
        built bulb bulk bull bullet bulletin bump bunch bundle burden bureaucracy burn burnt burst bury bus bush \
        business bust busy but button buy by bye bypass byte cabbage cabinet cable cache caffeine cage cake \
        calculate calculation calculator calculus calendar calibrate call calm calories cam came camera camp \
        campaign campus can cancel cancellation cancer candidate cannot canonical cant cap capability capable \
        capacity capital capitalism capitalist captain captcha caption capture car carbon carbs card cardboard care \
        careful careless carpet carriage carrot carry cart cartoon cartridge case cash cassette cast castle casual \
        cat catalog catastrophic catch categorically category cathedral catholic cattle caught causal causality \
        cause caution cave caveat cease ceiling celebrate celebration cell cellular censor censorship cent central \
        century ceremony certain certainty certificate chain chair chairman chalk challenge chamber champagne \
        champion chance chancellor change changeover channel chaos chaotic chap chapel chapter char character \
        characteristic charge charitable charity charm chart chase chat cheap cheat check checkbox checkout \
        checkpoint cheek cheer cheerful cheese chemical chemist chemistry chess chest chestnut chew chicken chief \
        child childhood childish children chip chocolate choice choir choose chop choral chord chorus chose chosen \
        chuck chunk church cider cigarette cinema circa circle circuit circuitry circular circulate circulation \
        circumstance cite citizen city civil civilian civilization civilize claim clarification clarify clarity \
        clash class classic classical classification classify clause clean clear clearance clever click client cliff \
        climate climb clinic clinical clip clipboard clique clock clog clone close closet closure cloth clothe cloud \
        club clue clumsy cluster coach coal coarse coast coat cobbler code coffee coherent coin coincide coincidence \
        coke cold collaboration collage collapse collar collate colleague collect collection collective college \
        colon colony color column combat combination combine come comedy comfort comfortable comfortably comic comma \
        command commandment commence comment commentary commentator commercial commission commit commitment \
        committee commodity common communal communicate communication communism communist community commute compact \
        companion company comparable comparative compare comparison compass compassion compatibility compatible \
        compel compensate compensation compete competence competent competition competitive competitor compilation \
        compile complacent complain complaint complement complementary complete completeness completion complex \
        complexity complicate complication compliment comply component compose composite composition compound \
        comprehend comprehensible comprehension comprehensive compress compression comprise compromise compulsion \
        compulsory computation computational compute computerize con concatenate conceal concede conceivable \
        conceivably conceive concentrate concentration concept conception conceptual concern concert concerto \
        concise conclude conclusion concrete concur concurrently condemn condemnation condense condition conditional \
        condom condone conduct conductor conference confess confidence confident confidential confidentiality \
        configuration configure confine confirm confirmation conflict conform confront confuse confusion congest \
        congestion congratulate congratulations conjecture conjunction connect connection connector connotation \
        conscience conscious consciousness consecutive consensus consent consequence consequent conservation \
        conservative consider considerable considerably considerate consideration consist consistency consistent \
        consolation console conspicuous conspiracy constant constituency constituent constitute constitution \
        constitutional constrain constraint construct construction constructive consult consultancy consultant \
        consultation consume consumption contact contain contemplate contemporary contempt contend content \
        contention contentious contest context continent continental continual continuation continue continuity \
        continuous continuum contour contraception contract contradict contradiction contradictory contrary contrast \
        contravention contribute contribution contributor contrive control controversial controversy convenience \
        convenient convention conventional conversation converse conversion convert convey convict conviction \
        convince cook cookie cool cooperate cooperation coordinate coordination cope copper copy copyright core corn \
        corporate corporation corpse correct correction correlate correlation correspond correspondence \
        correspondent corridor corrupt corruption cosmic cosmology cost cotton cough could council counsel count \
        counterexample counterpart countless country countryside county couple coupon courage courier course court \
        courtesy cousin cover coverage cow cozy crack craft cramp crap crash crass crawl crazy cream create creation \
        creative creator creature credential credibility credible credit creed creep crew cricket crime criminal \
        crisis crisp criteria criterion critic critical criticism criticize crop cross crossfade crossroad crossword \
        crowd crown crucial crude cruel cruelty cruise crunch crush cry cryptic crypto crystal cs cube cubic cuckoo \
        cuddly cue culprit cult cultural culture cumbersome cumming cums cumulative cunning cup cupboard cure \
        curiosity curious currency current curriculum curry curse cursor curtain curve custard custom customary cut \
        cute cycle cyclist cylinder cynic cynical daft damage damn damnation damp dance danger dangerous dare dark \
        darkness darling dash dashboard data database date datum daughter dawn day daylight daytime deactivate dead \
        deadline deaf deal dealt dear death debatable debate debt debug decade decay decent decide decimal decision \
        deck declaration declare decline decode decrease decrypt dedicate deduce deduction deed deem deep default \
        defeat defect defective defend defense defensive deficiency define definite definition definitive defy \
        degenerate degradation degrade degree deity delay delete deletion deliberate delicate delicious delight \
        delightful delimiters deliver delivery delta delusion demand demented demise democracy democratic \
        democratically demolish demonstrate demonstration denominator denote dense density dentist deny department \
        departmental departure depend dependence dependent deposit deprecated depress depression deprive depth \
        deputy derange derivative derive derogatory descend describe description descriptive desert deserve design \
        designate desirable desire desk desktop despair desperate despise despite destination destine destroy \
        destruction destructive detach detail detect detectable detection detective detector deter determination \
        determine deterrent detract devastate develop development deviation device devil devious devise devoid \
        devote diagnosis diagnostic diagonal diagram dial dialect dialog dialogue diameter diary dice dictate \
        dictator dictatorship dictionary did die diesel diet differ difference different differential differentiate \
        difficult difficulty dig digit digital dignity dilemma dim dimension dimensional dine dinner dip diplomatic \
        dire direct direction directive director directory dirt dirty disable disadvantage disagree disagreement \
        disappear disappoint disappointment disaster disastrous disc discard discharge disciplinary discipline \
        disclaimer disco disconnect discontinue discount discourage discover discovery discrepancy discrete \
        discretion discriminate discrimination discuss discussion disease disguise disgust dish dishonest disk \
        dislike dismal dismiss disorder display disposable disposal dispose disposition dispute disregard disrupt \
        disruption dissertation dissimilar distance distant distasteful distinct distinction distinctive distinguish \
        distort distortion distract distress distribute distribution district disturb disturbance ditch ditto dive \
        diverse diversity divert divide divine division divorce do doctor doctrine document documentary \
        documentation dodge doe dog dogma dole dollar domain domestic dominant dominate donate donation done doom \
        door doorbell dosage dose dot double doubt doubtful doubtless down downgrade downhill download downright \
        downstairs downwards dozen draft drag dragon drain drama dramatic dramatically drank drastic drastically \
        draw drawback drawn dread dreadful dream dreary dress drew drift drill drink drip drive drivel driven drop \
        dropdown drove drown drug drum drunk drunken dry dual dubious duck due duff dug dull dumb dummy dump \
        dumpster duplicate duplication duration during dust dustbin dusty duty dying dynamic dynamically each eager \
        eagle ear earn earth ease east eastern easy eat eaten eccentric echo ecological ecology economic economical \
        economy edge edit edition editor editorial educate education educational effect effective effectiveness \
        efficiency efficient effort egg ego eh eight eighteen eighth either elaborate elderly elect election \
        electoral electorate electric electrical electricity electron electronic electronically elegant element \
        elementary elephant elevator eleven eligible eliminate elite elitist else elsewhere em email embarrass \
        embarrassment embed emerge emergency eminent emit emoji emotion emotional emphasis emphasize empire \
        empirical employ employee employment empty emulate emulation emulator enable enclose encode encounter \
        encourage encouragement encrypt encryption end endeavor endless endpoint enemy energy enforce engage engine \
        enhance enhancement enjoy enjoyable enjoyment enlarge enlighten enlightenment enormous enough enroll \
        enrollment ensure entail enter enterprise entertain entertainment enthusiasm enthusiastic entire entirety \
        entitle entity entrance entry envelope environment environmental envisage envy epic episode equal equality \
        equalizer equate equation equilibrium equip equipment equivalent era erase ergo err erroneous error escape \
        esoteric especially essay essence essential establish establishment estate estimate estimation eternal \
        eternity ethic ethical ethnic etymology evaluate evaluation even event eventual ever every everybody \
        everyday everyone everything everywhere evidence evident evil evolution evolutionary evolve exact exaggerate \
        exam examination examine example exceed excellent except exception exceptional excess excessive exchange \
        excite excitement exclamation exclude exclusion exclusive excuse executable execute execution executive \
        exempt exercise exhaust exhaustive exhibit exhibition exist existence exit exotic expand expansion expect \
        expectation expedition expenditure expense expensive experience experiment experimental experimentation \
        expert expertise expire expiry explain explanation explanatory explicit explode exploit exploitation \
        exploration explore explosion explosive exponential export expose exposure express expression expressway \
        extant extend extension extensive extent external extinction extra extract extraction extraneous \
        extraordinary extreme extremist eye eyesight fabric face facilitate facility fact factor factory factual \
        faculty fail failure faint fair fairness fairy faith faithful fake fall fallacious fallacy fallen false fame \
        familiar familiarity family famine famous fan fancy fantastic fantasy far farce fare farewell farm farther \
        farthest fascinate fascist fashion fashionable fast fat fatal fate father fatuous faucet fault faulty favor \
        favorable favorite favourite fear feasibility feasible feat feature fed federal fee feeble feedback feel \
        feet fell fellow felt female feminist fence fender fertility festival fetch fever few fiber fiction \
        fictional fiddle field fierce fifteen fifth fifty fight figure file filename fill film filter filthy final \
        finalize finance financial find fine finger fingerprint finish finite fire firework firm firmware first \
        fiscal fish fit five fix fizzy flag flame flash flashlight flat flavor flaw fleet flesh flew flexibility \
        flexible flight flip float flood floor floppy flour flow flown fluctuation fluent fluffy fluid flush flute \
        fly foam focus fog fold folk follow fond font food fool foolish foot football footnote for forbade forbid \
        forbidden force forcibly forecast foreign foreseeable forever forgave forget forgive forgiven forgot \
        forgotten fork form formal format formation formula formulae formulation forth forthcoming fortnight \
        fortunate fortune forty forum forward fossil fought foul found foundation fountain four fourteen fourth \
        fraction fragile fragment frame framework frank frantic fraud freak free freedom freeway freeze french \
        frequency frequent fresh friction friend friendship frighten fringe frivolous frog from front frown froze \
        frozen fruit frustrate frustration fry fudge fuel fulfill full fully fume fun function functional \
        functionality fund fundamental fundamentalist funeral funny fur furniture furry further furthermore furthest \
        fuse fusion fussy futile future fuzzy gain galactic galaxy gallery game gang gap garage garbage garble \
        garden gas gasoline gasp gate gateway gather gave gay gear gem gender gene general generalization generalize \
        generate generation generator generic generous genetic genetically genius genocide genre gentle gentleman \
        gentlemen gently genuine geofence geographical geography geology geometry gesture get ghastly ghost giant \
        gibberish gift gig gin girl girlfriend give given glad glance glass glean global glorious glory glossy glove \
        glow glucose glue gnome go goal goat god gold golden goldfish golf gone good goodbye goodness goody gorgeous \
        gospel gossip got gotten govern government governor gown grab grace grade gradual graduate graduation \
        graffiti graffito grain grammar grammatical grand grandfather grandmother grant graph graphic graphical \
        grasp grass grateful gratuitous grave gravitational gravity gray greasy great greed greedy green grew grid \
        grief grim grind grip groan grocery gross ground group grow grown growth guarantee guard guess guest \
        guidance guide guideline guilt guilty guinea guitar gulf gullible gum gun gut guy ha habit hack had hail \
        hair haircut hairy half hall halt halve ham hand handbook handful handicap handle handy hang hangover happen \
        happiness happy hard hardback harden hardship hardware hardy harm harmful harmless harmony harsh hash \
        hashtag hassle hasten hasty hat hate hatred have havoc hay hazard hazy he head headache headline headphones \
        headset health healthy heap hear heard heart heartbeat heartily heat heaven heavy heel height held \
        helicopter hell hello helmet help helpful helpless hence henceforth her herd here hereby heresy heritage \
        hero heroic heroin herself hesitate heterosexual hexadecimal hey hid hidden hide hideous hierarchical \
        hierarchy high highlight highway hilarious hill him himself hindsight hint hip hire his historian historic \
        historical history hit hitherto ho hobby hog hold hole holiday hollow home homepage homosexual homosexuality \
        honest honesty honey honor honorary hook hope hopeful hopeless horde horizon horizontal horn horrendous \
        horrible horribly horrid horrific horrify horror horse hospital host hostile hot hotel hotspot hour house \
        household how however hub huge huh hum human humane humanity humble humbly humidity humor humorous hundred \
        hung hungry hunt hurry hurt husband hut hydrate hydration hydrogen hyphen hypocrisy hypocrite hypocritical \
        hypothesis hypothetical hysterical ice icon id idea ideal idealistic identical identification identify \
        identity ideological ideology idiom idiosyncratic idiot idiotic idle if ignorance ignorant ignore ill \
        illegal illiterate illness illogical illusion illustrate illustration image imaginary imagination \
        imaginative imagine imbalance immature immediate immense imminent immoral immortal immune impact impair \
        impend imperative imperfect imperial impersonal implausible implement implementation implication implicit \
        imply import importance important impose impossible impractical impress impression impressive imprison \
        improbable improve improvement impulse in inability inaccessible inaccuracy inaccurate inadequate \
        inadvertently inane inappropriate inbox incapable incarnation incentive inch incidence incident incidental \
        inclination incline include inclusion inclusive incognito incoherent income incompatible incompetence \
        incompetent incomplete incomprehensible inconsistency inconsistent inconvenience inconvenient incorporate \
        incorrect increase incredible incredibly increment incur indeed indefensible indefinite indent independence \
        independent indeterminate index indicate indication indicative indicator indictment indirect indirection \
        indistinguishable individual induce induction indulge industrial industry ineffective inefficiency \
        inefficient inequality inertia inevitable inevitably inexperienced infallible infamous infant infantile \
        infect infection infelicity infer inference inferior inferiority infinite infinity inflation inflexible \
        inflict influence influential info inform informal information informative infrastructure infrequent \
        infringement ingenious ingredient inhabit inhabitant inherent inherit inheritance inhibit inhibition initial \
        initialization initialize initiate initiative inject injure injury injustice ink innocence innocent \
        innovation innovative input inquire inquiry insane insect insecure insensitive insert insertion inside \
        insidious insight insignificant insist insistence insofar inspect inspection inspiration inspire install \
        installation instance instant instead instinct institute institution instruct instruction instrument \
        instrumental insufficient insulin insult insurance intact intake integer integral integrate integration \
        integrity intellect intellectual intelligence intelligent intend intense intensity intensive intent \
        intention intentional inter interact interaction interactive intercourse interface interfere interference \
        interim interior intermediate intermittent internal international internet interpret interpretation \
        interrogate interrupt interruption intersection interval intervene intervention interview intimate into \
        intolerance intrinsic intrinsically introduce introduction introductory intuitive invade invalid invalidate \
        invaluable invariably invasion invent invention inventor inverse invert invest investigate investigation \
        investment invisible invitation invite invoice invoke involve involvement ion irate iron ironic irony \
        irrational irrelevant irrespective irresponsible irritate irritation is island isolate isolation issue it \
        item itinerary itself jacket jail jam jargon jazz jealous jeans jelly jerk jest jet job join joint joke \
        jolly journal journalist journey joy judge judgment juice jump junction jungle junior junk jury just justice \
        justifiable justifiably justification justify juvenile karaoke keen keep kept kernel kettle key keyboard \
        keychain keystroke keyword kick kid kidnap kidney kill kind kindness king kingdom kiss kit kitchen knee knew \
        knife knight knock know knowledge known lab label labor laboratory lack lad lady lag laid lain lake lamp \
        land landlord landscape lane language laptop large lark laser last late latency latter laugh laughter launch \
        lavatory law lawn lawyer lay layout laziness lazy leach lead leaderboard leadership leaf leaflet league leak \
        lean leap learn least leather leave lecture led ledger left leg legal legend legendary legible legislation \
        legitimate leisure lemon lend length lengthy lenient lens lent lesbian less lesson lest let lethal level \
        liability liable liaison libel liberal liberty librarian library license lid lie life lifestyle lifetime \
        lift light lightning like likelihood likewise limb limit limitation line linear linguistic link linkage lion \
        lip liquid liquor lisp list listen lit literal literary literate literature little live livestream load loan \
        lobby local locate location lock lodge log logic logical login logo logout lonely long look loop loophole \
        loose lord lorry lose lossless lost lot loud lousy love low loyal luck lucky ludicrous luggage lump lunatic \
        lunch lunchtime lung lurk lust luxury lying lyric
        """
}
