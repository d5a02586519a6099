import type { ItemTag } from "../tag.ts";

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand million billion trillion";

/** Cardinal numbers in letters. */
export const numberWords: ReadonlySet<string> = new Set(`${units} ${tens}`.split(" "));

const fixed: Readonly<Partial<Record<ItemTag, string>>> = {
  adverb:
    "please maybe perhaps just then now here too anyway anyways again ago always never ever often sometimes almost already also quite " +
    "rather instead together apart else once twice somehow somewhere anywhere everywhere nowhere anymore very away soon indeed " +
    "o'clock forever anytime everytime sometime someday someplace anyplace everyplace nowhere therefore otherwise meanwhile nevertheless besides afterwards nowadays upstairs downstairs abroad altogether " +
    "maybe thrice alike asap only",
  adjective: "okay sorry afraid asleep awake alive alone able other same whole first third sure several certain",
  noun: "dozen sir ma'am mom dad mum mommy daddy others people stuff",
  interjection:
    "hi hello bye goodbye bye-bye thanks goodnight howdy congratulations congrats cheers hooray amen gotcha farewell",
};

/** Words that count as one part of speech here wherever they stand, whatever a dictionary lists besides. */
export const fixedWords: ReadonlyMap<string, ItemTag> = new Map(
  (Object.keys(fixed) as ItemTag[]).flatMap((tag) =>
    (fixed[tag] ?? "").split(" ").map((word): [string, ItemTag] => [word, tag]),
  ),
);

const extra: Readonly<Partial<Record<ItemTag, string>>> = {
  adverb:
    "home today tonight tomorrow yesterday well back down up out off in on over around along across behind by through about under past " +
    "round inside outside above below near aboard underneath beneath opposite before since throughout beyond there so like though yet still " +
    "hard fast early late long far more most less least much enough even right straight high low deep close better okay way pretty little " +
    "full free first last next quick slow loud wrong left later all half that this no any either whatever nearby dead online downtown fine bare solo southeast overnight",
  adjective: "own much many few more most less enough next last left right second half own fine cool dead real nearby",
  noun: "today tonight tomorrow yesterday home back right left second half other lot okay minute mine",
  interjection: "well right fuck shit damn boy god jesus welcome sorry okay",
  verb: "google text",
};

/** Parts of speech that a word has beside those that a dictionary lists. */
export const extraTags: ReadonlyMap<string, readonly ItemTag[]> = (() => {
  const tags = new Map<string, ItemTag[]>();
  for (const tag of Object.keys(extra) as ItemTag[]) {
    for (const word of (extra[tag] ?? "").split(" ")) tags.set(word, [...(tags.get(word) ?? []), tag]);
  }
  return tags;
})();
