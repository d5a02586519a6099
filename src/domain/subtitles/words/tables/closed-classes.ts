import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import type { ClosedTag, ItemTag } from "../tag.ts";

const words: Readonly<Record<ClosedTag, string>> = {
  determiner:
    "a an the this that these those every each either neither another any some no what which whose both all such whatever whichever her etc etc.",
  possessive: "my your his her its our their thy",
  pronoun:
    "i you he she it we they me him us them one ones who whom mine yours hers ours theirs myself yourself himself herself itself ourselves " +
    "yourselves themselves oneself themself everyone everybody everything someone somebody something anyone anybody anything noone nobody " +
    "nothing none whoever thee thou thine there y'all yous youse",
  modal: "can could will would shall should may might must ought gonna gotta hafta oughta useta 'd",
  be: "be am is are was were been being 'm 're ain't",
  have: "have has had having 've",
  do: "do does did doing",
  to: "to",
  preposition:
    "of in on at by for from with without about against between into onto through during before after above below under over up down " +
    "off out around along across behind beside besides beyond near inside outside upon toward towards within throughout among amongst " +
    "despite according except like unlike past per since until amid beneath underneath via round opposite aboard atop versus vs incl approx",
  conjunction:
    "and or but nor because if unless while although though whereas than as so that whether lest plus e.g. i.e. eg ie viz cf a.k.a. aka p.s. n.b.",
  question: "when where why how whenever wherever however",
  negation: "not n't",
};

/** The closed classes of each word, the usual one first. */
export const closedClasses: ReadonlyMap<string, readonly ClosedTag[]> = (() => {
  const classes = new Map<string, ClosedTag[]>();
  for (const tag of Object.keys(words) as ClosedTag[]) {
    for (const word of words[tag].split(" ")) classes.set(word, [...(classes.get(word) ?? []), tag]);
  }
  return classes;
})();

/**
 * Words of closed classes that have to be learnt and are items in their usual class, by the part of speech of their
 * entries: the lexicon has no conjunctions, words that join clauses are adverbs there.
 */
export const joiningWords: ReadonlyMap<string, PartOfSpeech> = new Map<string, PartOfSpeech>([
  ["although", "adverb"],
  ["unless", "adverb"],
  ["whether", "adverb"],
  ["whereas", "adverb"],
  ["wherever", "adverb"],
  ["unlike", "adjective"],
  ["besides", "preposition"],
  ["despite", "preposition"],
  ["versus", "preposition"],
  ["via", "preposition"],
]);

/** Fillers, exclamations and answers. */
export const sounds: ReadonlySet<string> = new Set(
  (
    "oh ooh oooh ohh o uh um umm uhm er erm hm hmm hmmm mm mmm mmhmm mhm huh hah ha haha hahaha heh hehe hee ho hoho ah aah ahh aha aw aww awww " +
    "ow oww ouch oops whoops phew whew pfft psst shh shhh sh tsk ugh eww ew yuck yikes wow whoa woah woo woohoo whoo yay yahoo yippee " +
    "hey yo yeah yeh yea yah yep yup yes nah nope no uh-huh uh-oh mm-hmm mm-hm uh-uh nuh-uh ha-ha eh ay aye la na da blah boo bah brr " +
    "gee jeez geez sheesh hup righto toodle-oo aloha sayonara uhh uhhh hoo wh wha whoah oop naa nuh hyah ahem argh agh aargh grr mmm-hmm oi ooo aaah ahhh duh doh d'oh meh ooof oof ah-ha oh-oh whee gah gad egad hurrah hooray hip-hip oho mph mmph"
  ).split(" "),
);

/** Pronouns that are subjects only. */
export const subjectPronouns: ReadonlySet<string> = new Set("i he she we they who".split(" "));

/** Pronouns that can be objects. */
export const objectPronouns: ReadonlySet<string> = new Set(
  (
    "me him us them you it her this that these those everything something anything nothing everyone everybody someone somebody anyone " +
    "anybody nobody myself yourself himself herself itself ourselves yourselves themselves mine yours hers ours theirs one all both"
  ).split(" "),
);

/** Particles: adverbs where no noun phrase follows, else prepositions. */
export const particles: ReadonlySet<string> = new Set(
  (
    "in on up down off out over around along across behind by through about under past round inside outside above below near aboard " +
    "underneath beneath opposite before since throughout beyond"
  ).split(" "),
);

/** Open readings of closed words ("the can", "a strong will", "come in"); all others have none. */
export const openReadings: ReadonlyMap<string, readonly ItemTag[]> = new Map<string, readonly ItemTag[]>([
  ...[...particles].map((word): [string, readonly ItemTag[]] => [word, ["adverb"]]),
  ["can", ["noun"]],
  ["will", ["noun"]],
  ["might", ["noun"]],
  ["must", ["noun"]],
  ["may", ["noun"]],
  ["being", ["noun"]],
  ["have", ["verb"]],
  ["has", ["verb"]],
  ["had", ["verb"]],
  ["having", ["verb"]],
  ["do", ["verb"]],
  ["does", ["verb"]],
  ["did", ["verb"]],
  ["doing", ["verb"]],
  ["like", ["verb", "adverb"]],
  ["so", ["adverb"]],
  ["there", ["adverb"]],
  ["one", ["number"]],
  ["mine", ["noun"]],
  ["past", ["noun", "adverb", "adjective"]],
  ["round", ["noun", "adverb", "adjective", "verb"]],
  ["inside", ["adverb", "noun", "adjective"]],
  ["outside", ["adverb", "noun", "adjective"]],
  ["while", ["noun"]],
  ["near", ["adverb", "adjective"]],
  ["opposite", ["adverb", "adjective", "noun"]],
  ["though", ["adverb"]],
  ["however", ["adverb"]],
  ["either", ["adverb"]],
  ["neither", ["adverb"]],
  ["besides", ["adverb"]],
  ["plus", ["noun", "adverb"]],
  ["whatever", ["adverb"]],
  ["save", ["verb"]],
]);
