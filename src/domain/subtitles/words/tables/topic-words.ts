/** Words that tell what is talked about, by the topics that clues of senses name. Lemmas; in no topic twice a line. */
const words = {
  crime:
    "murder kill killer steal thief rob robber robbery gang gun weapon knife shoot shot drug dealer deal cocaine heroin mob mafia criminal crime victim blackmail kidnap ransom smuggle burglar hostage body corpse alibi heist",
  police:
    "police cop officer detective sheriff sergeant captain lieutenant patrol arrest handcuff warrant suspect badge precinct siren squad fingerprint interrogate custody evidence witness FBI",
  law: "lawyer attorney judge court trial jury verdict sue lawsuit guilty innocent testify testimony witness law legal sentence prison jail appeal client objection defendant plea bail charge prosecutor contract oath",
  medicine:
    "doctor nurse hospital patient surgeon surgery operate operation sick ill disease cancer fever pain pill medicine blood bleed wound heart clinic symptom treatment cure infection virus dose ambulance pregnant injection bandage coma",
  money:
    "money dollar buck cash bank pay price cost loan debt owe rent invest investment stock market profit salary tax budget account credit buy sell rich broke poor wallet million fund bill check insurance broker",
  school:
    "school teacher student class classroom homework exam grade college university lesson study professor graduate principal campus degree math essay semester dorm teach pupil textbook scholarship detention kindergarten history",
  work: "boss office job employee employer meeting company career hire fire promotion resume interview colleague salary shift secretary client project manager department business staff deadline intern coworker",
  sport:
    "game team coach player play score ball win lose goal league champion championship match race field stadium football baseball basketball soccer tennis golf hockey boxing boxer referee inning quarterback pitch train athlete training tournament gym fan",
  music:
    "music song sing singer band guitar piano drum concert album record stage tune melody lyric violin jazz rock bass orchestra choir dance perform microphone note rhythm",
  food: "food eat cook dinner lunch breakfast restaurant kitchen hungry meal chef recipe chicken beef meat bread cheese soup salad cake pie pizza sandwich egg butter sugar salt sauce delicious taste oven fridge plate fork menu waiter drink coffee tea wine beer fruit apple",
  war: "war soldier army enemy battle attack bomb troop general sergeant captain colonel military weapon tank missile fight invade invasion gun rifle fire grenade base mission marine navy surrender ally combat platoon private uniform",
  sea: "sea ship boat ocean sail sailor captain deck island wave fish fishing shark anchor port harbor shore beach crew navy submarine aboard pirate storm tide dock overboard",
  travel:
    "trip travel flight plane airport fly ticket passport hotel train station bus suitcase luggage drive road map vacation tourist abroad taxi cab passenger pilot journey highway car land bag gate board",
  computers:
    "computer software hacker hack code program internet online website file screen password data server email phone app laptop keyboard virus network digital download click system account video",
  religion:
    "god church pray prayer priest bible sin heaven hell soul angel devil faith holy bless Jesus Christ lord religion religious worship sermon father monk nun pope confess mass temple",
  family:
    "mother father mom dad brother sister son daughter family parent child baby kid grandmother grandfather grandma grandpa uncle aunt cousin wife husband marry marriage divorce twin birth pregnant",
  love: "love kiss girlfriend boyfriend date marry wedding heart romantic relationship couple sex bride ring jealous crush hug flirt propose engaged cheat affair sweetheart darling lover",
  home: "house home room kitchen bedroom bathroom door window floor wall roof garden yard neighbor rent apartment furniture couch sofa bed lamp garage stairs clean move key",
  politics:
    "president government vote election senator congress minister politics political politician party campaign candidate country nation governor mayor policy parliament democracy citizen state law bill power king queen",
  nature:
    "tree forest river mountain lake animal bird wind rain snow storm sun sky flower plant grass field farm wild wolf bear deer horse cow leaf seed soil earth weather hunt desert rock fish insect",
  clothes:
    "dress shirt shoe clothes coat hat jacket wear pants skirt suit tie sock boot glove jeans sweater belt button pocket size fashion uniform sew cloth fabric laundry underwear scarf",
  games:
    "game play card poker bet chess dice player win lose cheat casino deal bluff score level puzzle ace hand round",
} as const satisfies Readonly<Record<string, string>>;

export type Topic = keyof typeof words;

export function isTopic(name: string): name is Topic {
  return name in words;
}

/** The topics of each word; most words have none. */
export const topicsOf: ReadonlyMap<string, readonly Topic[]> = (() => {
  const topics = new Map<string, Topic[]>();
  for (const [topic, text] of Object.entries(words) as [Topic, string][]) {
    for (const word of new Set(text.split(" "))) topics.set(word, [...(topics.get(word) ?? []), topic]);
  }
  return topics;
})();
