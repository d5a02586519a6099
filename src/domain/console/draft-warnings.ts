export const draftWarnings = ["few-words", "not-english", "many-unknown"] as const;

export type DraftWarning = (typeof draftWarnings)[number];

type Figures = {
  readonly runningWords: number;
  readonly closedClassWords: number;
  /** That no dictionary knows. */
  readonly unjudgedWords: number;
};

/** Fewer words are a trailer, a file of songs or a part of one. Of the site's own films three have fewer. */
const fewWords = 300;

/** "the", "of", "you": 40 to 54 % of what is said in the site's 63 films. */
const leastClosedClass = 0.25;

const mostUnknown = 0.1;

/** What speaks against publishing an episode, as its figures tell. */
export function warningsOf({ runningWords, closedClassWords, unjudgedWords }: Figures): DraftWarning[] {
  // Lines in another language are left out: of a whole file of them nothing is left.
  const isForeign = runningWords === 0 || closedClassWords < leastClosedClass * runningWords;
  const isUnknown = unjudgedWords > mostUnknown * runningWords;
  const holds = { "few-words": runningWords < fewWords, "not-english": isForeign, "many-unknown": isUnknown };
  return draftWarnings.filter((warning) => holds[warning]);
}
