/** Participles that learner's dictionaries list as adjectives, also after be ("I'm tired"). */
export const stateParticiples: ReadonlySet<string> = new Set(
  (
    "abandoned addicted advanced alarmed amazed amused annoyed armed astonished attached baffled beat beloved " +
    "bent biased blessed bored born bound broken burnt closed committed complicated composed concerned " +
    "confused congested connected contented convinced corrupted cracked crazed crooked crowded cursed damned " +
    "deceased dedicated delighted depressed deserted destined detached detailed determined devastated devoted " +
    "disabled disappointed disgusted disorganized distinguished distracted disturbed divorced done doomed " +
    "dressed drunk educated elated embarrassed empty-handed engaged enraged entitled excited exhausted " +
    "experienced fascinated finished fixed flattered flawed forbidden frightened frozen frustrated fucked " +
    "furnished gifted gone grounded grown haunted heartbroken hidden horrified hurt impressed inclined " +
    "informed injured inspired interested intoxicated involved irritated isolated limited loaded locked lost " +
    "married mashed mistaken misunderstood mixed motivated obsessed occupied offended organized outdated " +
    "outraged overdressed overjoyed overrated overwhelmed overworked paralyzed petrified pissed " +
    "pleased pointed prepared privileged puzzled qualified refreshed related relaxed relieved reserved retired " +
    "rotten ruined rushed satisfied scared scattered screwed secluded settled shaken shocked shut skilled " +
    "sophisticated spoiled spoilt starved stoned stranded stressed stuck stuffed stunned supposed surprised " +
    "suspected swollen talented tempted terrified thrilled tired torn touched trained trapped troubled twisted " +
    "united upset used wasted wicked wired worn worried wounded wrecked ashamed pumped known unknown " +
    "well-known driven adopted classified accustomed civilized civilised disconnected enchanted acquainted hooked dated outnumbered packed infected dignified dehydrated deranged " +
    "opposed preoccupied bewildered exasperated infuriated mortified perplexed appalled mesmerized disillusioned estranged jaded " +
    "agitated animated bruised conflicted cramped cultivated cultured dejected deluded discouraged disheartened disoriented distressed flushed flustered " +
    "intrigued polluted refined strained subdued"
  ).split(" "),
);

/** Participles that are adjectives before a noun only ("a stolen car"), else verbs ("it was stolen"). */
export const attributiveParticiples: ReadonlySet<string> = new Set(
  (
    "accused aged alleged baked boiled burned bottled canned cooked chosen colored coloured concealed " +
    "deep-fried desired dried drugged expected extended fallen failed forced forgotten fried given heated " +
    "homemade improved increased intended invited iced learned left loved murdered painted planned poached " +
    "poisoned prized proven recorded reduced refined registered respected ripped roasted roast ruined " +
    "scrambled sealed shredded shrunken smoked spoken stained steamed stolen sunken sworn tinted trusted " +
    "unexpected united used valued varied whipped written folded mixed bleeding living working running growing " +
    "following remaining existing leading winning burning flying sleeping dying rising falling crying driving " +
    "walking talking barking breaking shooting swimming wanted broken frozen locked awaited " +
    "attracted bothered covered damaged drained faded flooded humiliated insulted jammed jinxed " +
    "licensed masked needed paid possessed polluted seated spent startled stacked strapped wrapped " +
    "moving boiling screaming glowing stabbing flaming threatening pressing trying worrying striking nagging " +
    "roaring travelling corned trusting blooming encouraging inspiring loving caring blinding lasting sickening neighboring winged confounded opposing commanding mounted passing marked lying scheming conniving thieving meddling"
  ).split(" "),
);

/** Forms in -ing that are listed as adjectives. */
export const ingAdjectives: ReadonlySet<string> = new Set(
  (
    "starving understanding amazing amusing annoying appalling astonishing boring breathtaking challenging charming comforting " +
    "compelling confusing convincing cunning daring dashing dazzling depressing devastating disappointing " +
    "disgusting distracting disturbing embarrassing entertaining exciting exhausting fascinating flattering " +
    "freaking freezing frightening frigging fricking frustrating fucking goddamn heartbreaking horrifying " +
    "humiliating infuriating insulting interesting intimidating intriguing inviting irritating mind-blowing " +
    "misleading missing ongoing outgoing outstanding overwhelming patronizing pleasing promising puzzling " +
    "refreshing relaxing revealing revolting rewarding satisfying shocking staggering startling stinking " +
    "stunning surprising tempting terrifying thrilling tiring touching troubling upcoming incoming upsetting " +
    "willing unwilling bloody demanding reassuring maddening aggravating obliging scheming alarming baffling bewildering captivating degrading " +
    "deafening endearing engaging exasperating exhilarating fulfilling haunting mortifying riveting soothing stifling unnerving unsettling " +
    "uplifting vexing opposing"
  ).split(" "),
);

/** Forms in -ing that are listed as nouns of their own. */
export const ingNouns: ReadonlySet<string> = new Set(
  (
    "lining frosting bleeding following backing booking acting advertising banking bearing beating bedding beginning being belonging betting blessing bombing bowling boxing breathing briefing " +
    "building camping casting catering cleaning clearing clothing coating cooking counseling counselling crossing crying cutting cycling " +
    "dancing dating dealing diving drawing dressing drinking driving earning editing ending engineering evening farming feeling fencing " +
    "fighting filing filling finding fishing funding gambling gardening gathering greeting grounding handling handwriting happening hearing heating helping hiking " +
    "holding housing hunting icing jogging kidnapping killing knitting landing laundering learning lighting listing living lodging longing " +
    "lying making marketing meaning meeting mining misunderstanding modeling modelling mourning nursing offering opening outing packing " +
    "painting parenting parking passing piercing planning plumbing posting printing programming publishing racing rating reading reasoning " +
    "recording riding ring ruling running sailing saving saying scolding screening seating setting sewing shooting shopping sighting singing " +
    "skating skiing smoking smuggling spelling spending philandering spying stabbing standing stocking stuffing suffering surfing swelling swimming " +
    "teaching testing thinking timing towing tracking trading training travelling traveling turning typing understanding upbringing viewing " +
    "voting warning washing wedding whipping winning wiring wording wrestling writing yearning bullying babysitting screaming pudding lightning schooling siding bidding dwelling footing roofing spanking thrashing flogging lynching tutoring welding " +
    "accounting bickering bookkeeping covering craving hanging liking loathing marking mending misspelling mooring paneling panelling pricing rowing " +
    "scaffolding scouting shipping signing slaying staging trimming tuning undertaking"
  ).split(" "),
);
