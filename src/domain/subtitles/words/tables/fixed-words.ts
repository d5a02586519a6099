import type { ItemTag } from "../tag.ts";

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand million billion trillion";

/** Cardinal numbers in letters. */
export const numberWords: ReadonlySet<string> = new Set(`${ones} ${tens}`.split(" "));

const fixed: Readonly<Partial<Record<ItemTag, string>>> = {
  adverb:
    "please maybe perhaps just then now here too anyway anyways again ago always never ever often sometimes almost already also quite " +
    "rather instead together apart else once twice somehow somewhere anywhere everywhere nowhere anymore very away soon indeed " +
    "o'clock forever anytime everytime sometime someday someplace anyplace everyplace nowhere therefore otherwise meanwhile nevertheless besides afterwards nowadays upstairs downstairs abroad altogether " +
    "thrice asap only",
  adjective: "okay sorry afraid asleep awake alive alone able other same whole first third sure several certain",
  noun: "dozen sir ma'am mom dad mum mommy daddy others people stuff",
  interjection:
    "hi hiya hello bye goodbye bye-bye thanks goodnight howdy congratulations congrats cheers hooray amen gotcha farewell alas fiddlesticks",
};

/** Words with one part of speech everywhere, whatever else a dictionary lists. */
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
  adjective:
    "hard-earned long-winded own much many few more most less enough next last left right second half own fine cool dead real nearby",
  noun: "today tonight tomorrow yesterday home back right left second half other lot okay minute mine valuables lawnmower philandering ma hq px kp km kg lb martian yankee bobby-soxer bobby-soxers",
  interjection: "well right fuck shit damn boy god jesus welcome sorry okay doggone",
  verb: "google text coop double-cross tromp deed",
};

/** Parts of speech in addition to those that a dictionary lists. */
export const extraTags: ReadonlyMap<string, readonly ItemTag[]> = (() => {
  const tags = new Map<string, ItemTag[]>();
  for (const tag of Object.keys(extra) as ItemTag[]) {
    for (const word of (extra[tag] ?? "").split(" ")) tags.set(word, [...(tags.get(word) ?? []), tag]);
  }
  return tags;
})();

/** Parts of speech that dictionaries list but that hardly occur in speech. */
const unused: Readonly<Partial<Record<ItemTag, string>>> = {
  noun:
    "bad sick small large big old short tall wet full active possible quick stupid empty brave thick thin real open clear deep funny crazy wide " +
    "easy warm hot slow dry dirty clean sure true false nice great sad mad loud soft strong weak serious sorry happy angry busy early late new " +
    "think come get give know buy die put wear meet go carry see say hear let make keep tell bring become sit seem happen live " +
    "here now then there just well why how when far so too not please enough much many more most less least such other same able " +
    "amazing interesting okay impossible important little own ready alive free gay thirsty hungry dumb ugly bitter sour cute " +
    "pretty heavy proper solid rare raw tame tough rough smooth steep tight loose mild dull shy sore smart clever polite rude lucky honest",
  verb:
    "sick ready mother soldier skipper pilot cat dog horse bus bread winter summer tree candle curtain parent flower " +
    "foot proof king queen lord room street family friend child woman girl boy brother sister son daughter uncle wife husband " +
    "morning table chair window door city town church hospital money knife gun key bed bath car king officer captain partner " +
    "home glass river mountain ocean island forest garden kitchen bathroom office business minute hour week year month cent " +
    "even well down up out dirty little okay thieve felt ",
  adverb: "part good bad real big wonderful dirty proper full dear new plain bare",
  adjective: "get go come meet part blame world home child champion boss",
};

/** The words of `unused` by part of speech. */
export const unusedTags: ReadonlyMap<ItemTag, ReadonlySet<string>> = new Map(
  (Object.keys(unused) as ItemTag[]).map((tag) => [tag, new Set((unused[tag] ?? "").split(" "))]),
);
