const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Verbs of motion and looking: with a place after the particle they are literal ("turned off the road", "looked up the ladder"). */
export const pathPhrasalVerbs = set("look turn run go come walk climb drive move fall back fly jump step head get");

/** Places that one moves up, down, off, into, through or out of. */
export const placeNouns = set(
  "road street ladder hill stair stairs staircase tree mountain wall river sky hall hallway chimney slope rope step pole tower cliff path aisle " +
    "alley pipe tunnel corridor driveway block highway freeway beach coast shore kitchen room bathroom bedroom house building door doorway window " +
    "gate fence forest woods wood jungle bridge roof ledge stage track bus train plane boat ship horse bike car truck elevator lift lobby office " +
    "garage garden yard field park church school store shop bank bar hospital station airport hotel basement attic cellar closet barn tent cave " +
    "water sea ocean lake pool mud snow rain fire smoke dark night crowd corner exit ramp lane avenue trail valley canyon desert village town city " +
    "country floor table bed couch sofa chair desk shelf counter ground grass carpet seat balcony porch deck dock cell prison jail theater cafe " +
    "restaurant fireplace shoulder edge top gym lab court courtroom tube vent hole trap turnpike curb sidewalk parking lot lawn guardrail railing barrier hedge ditch hurdle manger farm ranch camp stream shed stable arena mall classroom terrace patio veranda pier platform bench alcove",
);

/** Phrasal verbs with their place after them: "get in the car", "fall off the roof". */
export const placePhrasalVerbs: ReadonlySet<string> = new Set([
  "get off",
  "get on",
  "get in",
  "get into",
  "get out",
  "get out of",
  "move out",
  "get through",
  "turn over",
  "fall off",
]);

/** Verbs that move an object: with where to after the particle they are literal ("take the box down to the cellar"). */
export const carryingVerbs = set("take bring get send put carry move");

/** Verbs whose object stands before "out of" ("keep him out of it"); "make a hero out of him" is none. */
export const keptOut = set("keep leave talk cut throw kick get let lock");

/** "Out of habit" says why. */
export const motives = set(
  "habit curiosity spite fear love pity respect necessity desperation anger boredom kindness guilt jealousy loyalty politeness hatred revenge mind whack",
);

/** "By train" says how one comes. */
export const transport = set(
  "train bus car plane boat ship bike bicycle taxi cab foot horse land sea air subway ferry accident wagon mule donkey pony camel elephant motorcycle " +
    "scooter tractor raft sled stagecoach streetcar tram trolley truck flight helicopter",
);

/** Objects of "break into" in other senses than burglary. */
export const otherBreakInto = set("tear tears laughter song piece pieces smile sweat applause run two blossom grin");

/** What goes around among people ("a rumor going around town"). */
export const spread = set(
  "gossip rumor rumour story tale talk word news joke bug flu virus cold fever disease sickness measles",
);

/** Units of time: "hold on a second". */
export const timeUnits = set(
  "second sec minute moment while bit hour day week month year night morning evening afternoon time tick century decade",
);

/** Phrasal verbs with an ambiguous particle that take an object; others with it do not ("came in a taxi"). */
export const objectPhrasalVerbs: ReadonlySet<string> = new Set(
  (
    "get off|get over|go through|count on|come across|come by|pick on|work on|live on|depend on|rely on|insist on|hit on|cheat on|go over|look over|" +
    "look through|get through|get around|go by|go off|run over|run through|step on|tell on|wait on|call on|focus on|get on|get in|spy on|sleep on|carry on|" +
    "bet on|bank on|build on|feed on|come over|stand by|stick by|swear by|live through|break in on|walk out on|sit down|sit around|check on|base on|concentrate on|" +
    "try on|join in|fall off|put on|reflect on|agree on|decide on|drop in on|touch on|turn on|believe in|give in|result in|trade in|take in|hand in|" +
    "stick around|hang around|pass through|stick up|pull through|run across|look around|run around|pass by|stop by|drop by|break through|come off|grow on|go under|live off|plan on|bail on|fight over|settle on|sneak out"
  ).split("|"),
);

/** Their object stands before the particle ("get him up"); after it there is a place ("get out the door"). */
export const onlyApart: ReadonlySet<string> = new Set(["count in", "get up", "get out"]);

/** Phrasal verbs only with an object ("She looked up and smiled" has none). */
export const neverAlone: ReadonlySet<string> = new Set(["look over", "look up"]);

/** These have their object before them where none follows ("the bills that we went over"); "he went over and knocked" has none. */
export const withObject: ReadonlySet<string> = new Set(["go over", "get over"]);

/** Phrasal verbs that are literal before these words ("looked out over the bay", "got up on the table"). */
export const literalBefore: ReadonlyMap<string, RegExp> = new Map([
  ["break in", /^(?:half|two|three|pieces)$/],
  ["catch on", /^(?:fire|a|an|the|this|that|these|those|my|your|his|her|its|our|their|something|one)$/],
  ["come across", /^with$/],
  ["come through", /^(?:here|there)$/],
  ["come up", /^(?:behind|beside|into|wherever|to)$/],
  ["eat out", /^of$/],
  ["fall out", /^of$/],
  ["get in", /^(?:line|position|formation|touch|shape)$/],
  ["get off", /^to$/],
  ["get out of", /^(?:sight|breath|control|order|shape|date|touch|practice)$/],
  ["go by", /^(?:then|now|noon|midnight|morning|train|bus|car|plane|boat|myself|yourself|himself|herself)$/],
  ["get to", /^(?:lose|worry|hide|offer|gain|prove|fear)$/],
  ["go down", /^(?:to|into|at|south|north)$/],
  ["go up", /^against$/],
  ["go out", /^(?:of|west|east|north|south)$/],
  ["go over", /^with$/],
  ["go without", /^(?:me|him|us|them|you|her)$/],
  ["hang up", /^(?:here|there)$/],
  ["hear from", /^(?:down|up|out|over|back|here|there)$/],
  ["kick back", /^(?:for|to|at|into)$/],
  ["let in", /^on$/],
  ["look out", /^(?:of|at|over|on|onto|across|into|through|toward|towards)$/],
  ["look over", /^(?:by|at|to|near|behind|beyond)$/],
  ["make out", /^of$/],
  ["move over", /^to$/],
  ["pass out", /^of$/],
  ["put in", /^(?:it|them)$/],
  ["put on", /^(?:it|me|you|him|us|them)$/],
  ["run down", /^(?:to|into)$/],
  ["run out", /^(?:to|into|onto|here|there)$/],
  ["run out of", /^(?:here|there)$/],
  ["sit up", /^(?:front|there|here)$/],
  ["speak for", /^(?:itself|themselves)$/],
  ["stand out", /^(?:here|there|by|at|on)$/],
  ["step down", /^(?:in|into|off|onto|to|here|there)$/],
  ["step in", /^(?:here|there)$/],
  ["step up", /^(?:to|on|onto|into|in|here|there)$/],
  ["take in", /^(?:to|there|here)$/],
  ["talk out of", /^turn$/],
  ["turn down", /^(?:here|there)$/],
  ["walk out", /^(?:to|onto|into|through|here|there|with)$/],
  ["work out", /^of$/],
  ["work up", /^(?:in|at|on|there|here)$/],
]);

/** Noun idioms that are idiomatic only as predicates ("it was a piece of cake"). */
export const predicateIdioms: ReadonlySet<string> = new Set([
  "piece of cake",
  "pain in the ass",
  "pain in the neck",
  "big deal",
  "cup of tea",
  "walk in the park",
]);

/** Idioms only as imperatives ("Break a leg!"; "I can see you" is literal). */
export const imperativeIdioms: ReadonlySet<string> = new Set([
  "break a leg",
  "see you",
  "hold it",
  "stop it",
  "forget it",
  "spit it out",
  "watch it",
  "zip it",
  "tell me about it",
  "wait for it",
  "screw it",
  "screw you",
  "speak for yourself",
]);

/** Phrases with one of their noun ("the other days", "have different looks" are literal). */
export const singular: ReadonlySet<string> = new Set([
  "all the way",
  "have a look",
  "have company",
  "make room",
  "see the light",
  "the other day",
  "the other night",
]);

/** They comment on the sentence that they begin. */
export const comments: ReadonlySet<string> = new Set([
  "to be honest",
  "to be frank",
  "to be fair",
  "to be exact",
  "the thing is",
  "the truth is",
  "to tell you the truth",
]);

/** Hedges that are nouns after a determiner ("what kind of pie"). */
export const hedges: ReadonlySet<string> = new Set(["kind of", "sort of", "type of"]);

/** Phrases unless a noun or adjective follows ("for good reason", "at all times"). */
export const openEnded: ReadonlySet<string> = new Set([
  "for good",
  "at all",
  "at first",
  "out of the blue",
  "so far",
  "on the whole",
  "in short",
  "in general",
  "at last",
  "for real",
  "for sure",
  "no good",
  "had enough",
  "get real",
  "on one's own",
  "all the best",
  "don't give me that",
  "get lucky",
  "how so",
  "in private",
  "in public",
  "in secret",
  "in the clear",
  "on top of that",
]);

/** "They work on Sundays" says when. */
export const days = set(
  "sunday monday tuesday wednesday thursday friday saturday weekend weekday holiday christmas easter",
);

/** Phrases whose words stand together ("get up there" is get up, "tell me all about it" is literal). */
export const undivided: ReadonlySet<string> = new Set([
  "get there",
  "get home",
  "come home",
  "cross the line",
  "get the message",
  "tell me about it",
  "all the way",
  "be right with you",
  "feel free",
  "get real",
  "get sick",
  "get sore",
  "go bad",
  "let alone",
  "say grace",
  "say the word",
]);

/** Phrases with a bare noun that may have an owner ("had their breakfast"; "take my place" is not "take place"). */
export const ownedInside: ReadonlySet<string> = new Set([
  "have breakfast",
  "make peace",
  "make plans",
  "spend time",
  "waste time",
]);

/** Pronouns that may stand inside phrases that take no other object ("hurry it up", "you got us into this"). */
export const pronounsInside: ReadonlyMap<string, RegExp> = new Map([
  ["be about to", /^(?:i|you|he|she|it|we|they)$/],
  ["be part of", /^(?:i|you|he|she|it|we|they)$/],
  ["hurry up", /^it$/],
  ["get into", /^(?:me|us|you|him|them|her|myself|yourself|himself|herself|ourselves|themselves)$/],
]);

/** Phrases with room for who is told or asked ("tell the judge the truth", "ask her for a dance"). */
export const personInside: ReadonlySet<string> = new Set(["ask for", "let go", "tell the truth"]);

/** Phrases of other words than verbs with room for an adverb ("I'd really like", "to be quite honest"). */
export const adverbInside: ReadonlySet<string> = new Set([
  "I'd like",
  "I'd rather",
  "I hope so",
  "to be honest",
  "to be frank",
  "God knows",
  "heaven knows",
  "it doesn't matter",
  "it can't be helped",
  "it's up to someone",
  "nice to meet you",
  "that can be arranged",
  "that's the way it is",
  "what's the point",
]);

/** Phrases of other words than verbs with room for an adjective ("in a great hurry"). */
export const adjectiveInside: ReadonlySet<string> = new Set([
  "a lot",
  "in a hurry",
  "for a while",
  "in my opinion",
  "in pain",
  "none of one's business",
  "that's a pity",
]);

/** Phrases with room for a comma ("No, thanks"). */
export const commaInside: ReadonlySet<string> = new Set(["no thanks", "oh boy", "oh my God"]);

/** Phrases said alone, as answer, thanks or praise ("Good job!", but "do a good job"). */
export const saidAlone: ReadonlySet<string> = new Set([
  "good for you",
  "good job",
  "not really",
  "not a chance",
  "not at all",
  "me neither",
  "in your dreams",
  "way to go",
  "you bet",
]);
