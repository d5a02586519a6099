/** Words that tell what is talked about, by the topics that clues of senses name; some topics are classes of words (body,
 * time) to stand beside a word. Lemmas. */
const words = {
  crime:
    "murder murderer kill killer steal thief rob robber robbery gang weapon cocaine heroin mob mafia criminal crime victim blackmail kidnap kidnapper ransom smuggle burglar hostage corpse alibi heist theft",
  police:
    "police cop detective sheriff sergeant patrol arrest handcuff warrant suspect precinct siren fingerprint interrogate custody evidence witness FBI",
  law: "lawyer attorney judge court trial jury verdict sue lawsuit guilty testify testimony witness prison defendant prosecutor plea bail objection",
  medicine:
    "doctor nurse hospital patient surgeon surgery disease cancer fever pain pill medicine medication blood bleed wound clinic symptom treatment infection virus dose ambulance pregnant injection bandage coma vaccine",
  money:
    "money dollar cash loan debt rent invest investment salary tax budget million wallet insurance broker profit mortgage bank",
  school:
    "school teacher student classroom homework exam university college professor principal campus math essay semester dorm pupil textbook scholarship detention kindergarten",
  work: "boss office employee employer colleague salary intern coworker department deadline promotion hire resume",
  sport:
    "team coach league champion championship match football baseball basketball soccer tennis golf hockey boxing boxer referee inning quarterback training athlete tournament gym stadium score goal",
  music:
    "music song sing singer band guitar piano drum concert album tune melody lyric violin jazz orchestra choir microphone musician",
  food: "eat cook food dinner lunch breakfast restaurant kitchen meal chef recipe chicken beef meat bread cheese soup salad cake pie pizza sandwich egg butter sugar salt sauce delicious oven fridge waiter fruit apple bacon pasta rice potato tomato onion burger fries steak turkey ham noodle cookie toast pancake cereal yogurt chocolate snack bite candy fish dessert ice cream",
  drinks:
    "drink coffee tea wine beer whiskey vodka tequila champagne milk juice water soda cocktail martini scotch gin rum bourbon cola lemonade smoothie beverage glass cup bottle shot pint",
  meals: "breakfast lunch dinner supper brunch meal dessert snack bite drink",
  war: "war soldier army enemy battle troop colonel military tank missile invade invasion rifle grenade platoon combat bomb regiment lieutenant sergeant corporal general bunker",
  sea: "sea ship boat ocean sail sailor anchor harbor shore crew navy submarine aboard pirate overboard island voyage mast",
  travel:
    "trip travel flight airport passport hotel suitcase luggage vacation tourist abroad passenger pilot journey airline plane",
  vehicles:
    "car bus train taxi cab subway plane truck van bike bicycle motorcycle boat ship ferry tram metro elevator limo flight jeep helicopter ambulance highway freeway road route street stairs",
  computers:
    "computer software hacker hack internet online website password server laptop keyboard network download click email app digital data",
  machines:
    "machine computer phone car engine tv television radio printer camera battery elevator heater fridge oven toaster laptop clock system internet wifi line alarm microphone mic light lock toilet shower brake server remote signal",
  religion:
    "god church pray prayer priest bible sin heaven hell angel devil faith holy Jesus Christ religion religious worship sermon monk nun pope confess",
  family:
    "mother father mom dad brother sister son daughter family parent grandmother grandfather grandma grandpa uncle aunt cousin wife husband divorce",
  people:
    "man woman guy girl boy kid child baby mother father mom mum dad mommy daddy brother sister son daughter parent grandmother grandfather grandma grandpa uncle aunt cousin wife husband friend boyfriend girlfriend lover people person doctor nurse cop officer detective lawyer judge boss teacher student king queen prince princess lord lady soldier killer neighbor enemy patient client guest family team twin police captain stranger idiot folk",
  love: "love kiss girlfriend boyfriend dating marry wedding romantic relationship couple bride jealous crush hug flirt propose engaged affair sweetheart lover",
  home: "house apartment kitchen bedroom bathroom sofa couch furniture neighbor garage garden yard rent bed",
  politics:
    "president government vote election senator congress minister politics political politician party campaign candidate nation governor mayor parliament democracy citizen",
  nature:
    "tree forest river mountain lake animal bird rain snow storm flower plant grass field wolf bear deer leaf soil desert insect",
  clothes:
    "dress shirt shoe clothes coat hat jacket wear pants skirt suit sock boot glove jeans sweater belt uniform sew scarf wardrobe",
  games: "card poker bet chess dice casino bluff ace dealer chip gamble blackjack",
  film: "film movie actor actress director camera scene script audition Hollywood theater role audience screenplay cinema studio",
  body: "head face eye nose mouth ear neck shoulder arm hand finger leg foot knee back stomach chest skin hair tooth tongue lip heart throat toe thumb wrist ankle elbow",
  time: "second minute hour day week month year night morning afternoon evening weekend decade century while moment",
  science:
    "science scientist scientific research researcher experiment data theory laboratory physics physicist chemistry biology biologist molecule atom species evolution evolve genetic gene DNA protein bacteria neuron organism planet galaxy particle electron hypothesis climate carbon oxygen ecosystem mammal psychologist psychology neuroscience cognitive",
  biology:
    "bacteria protein tissue DNA gene genetic membrane molecule organism neuron tumor embryo species biology biologist immune chromosome enzyme mutation evolve mammal cancer brain",
  math: "equation triangle algebra geometry calculus theorem formula derivative integer fraction decimal polynomial cosine sine coordinate mathematician mathematics mathematical vector matrix exponent exponential radius diameter perpendicular probability infinity infinite geometric multiplication arithmetic numerical variable axis graph multiply math",
  lecture:
    "research researcher percent global society economic economy population technology environment environmental social community development process design data culture policy industry education innovation sustainable resource infrastructure challenge impact globally historically increasingly typically essentially concept structure region generation century",
  colors: "red blue green yellow white black brown pink purple orange gray grey gold golden silver",
} as const satisfies Readonly<Record<string, string>>;

export type Topic = keyof typeof words;

export function isTopic(name: string): name is Topic {
  return name in words;
}

/** The topics of each word; most words have none. */
export const topicsOf: ReadonlyMap<string, readonly Topic[]> = (() => {
  const topics = new Map<string, Topic[]>();
  for (const [topic, text] of Object.entries(words) as [Topic, string][]) {
    for (const word of new Set(text.toLowerCase().split(" "))) topics.set(word, [...(topics.get(word) ?? []), topic]);
  }
  return topics;
})();

/** Topics that a whole text may be about; the others are classes of words to stand beside a word, or too common. */
export const domains = ["science", "biology", "math", "lecture", "computers"] as const satisfies readonly Topic[];
