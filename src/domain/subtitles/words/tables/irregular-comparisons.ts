/** Irregular comparatives and superlatives: the adjective, and the adverb where there is one. */
export type IrregularComparison = { readonly adjective?: string; readonly adverb?: string };

export const irregularComparisons: ReadonlyMap<string, IrregularComparison> = new Map([
  ["better", { adjective: "good", adverb: "well" }],
  ["best", { adjective: "good", adverb: "well" }],
  ["worse", { adjective: "bad", adverb: "badly" }],
  ["worst", { adjective: "bad", adverb: "badly" }],
  ["farther", { adjective: "far", adverb: "far" }],
  ["farthest", { adjective: "far", adverb: "far" }],
  ["further", { adjective: "far", adverb: "far" }],
  ["furthest", { adjective: "far", adverb: "far" }],
]);

/** Words in -er or -est that are no comparatives or superlatives although their stem is a word. */
export const noComparisons: ReadonlySet<string> = new Set(
  (
    "after another liver anger banter barter batter bitter blister border buffer bumper butter caster clever cluster coaster cooker corner " +
    "counter cover dearest defter either elder ever father fiber filler finger folder former forest foster further gather harvest " +
    "header honest hover inner interest jester layer leather lever litter lower manner master matter mister modest mother never nester " +
    "number offer order other otter outer over paper pepper plaster polyester poster powder prefer proper proposer quarter rather rest " +
    "river shatter shelter shower silver sister slander slender slipper soldier southeaster squatter steamer sticker stranger " +
    "summer super supper sweater tender tester timber tower under upper usher utter vest wander water weather west whether winter " +
    "wonder yester altar amber arrest attest contest detest earnest infest ingest manifest nest pest protest quest request suggest test " +
    "temper later latter saltier sober eager meager mere sheer temper dumpster"
  ).split(" "),
);

/** Nouns that are comparatives too; other nouns in -er are none ("owner", "customer"). */
export const comparedNouns: ReadonlySet<string> = new Set(
  "lighter cooler cleaner closer longer dryer drier thinner warmer softener older younger elder smaller bigger madder sharper wetter".split(
    " ",
  ),
);

/** Of these, the ones that are hardly ever nouns. */
export const onlyCompared: ReadonlySet<string> = new Set(
  "longer warmer closer older younger smaller bigger madder sharper wetter".split(" "),
);
