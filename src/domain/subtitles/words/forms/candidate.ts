import type { ItemTag } from "../tag.ts";

const features = [
  "base",
  "third",
  "past",
  "participle",
  "pastOrParticiple",
  "ing",
  "plural",
  "comparative",
  "superlative",
] as const;

export type Feature = (typeof features)[number];

export function isFeature(text: string): text is Feature {
  return (features as readonly string[]).includes(text);
}

/** A reading of a form: its lemma, part of speech and inflection. */
export type Candidate = {
  readonly lemma: string;
  readonly tag: ItemTag;
  readonly feature: Feature;
  /** Of its part of speech among those of the form, or else of its headword; 0 is the most frequent. */
  readonly rank?: number;
  /** The lexicon has its headword, but only under other parts of speech. */
  readonly isUnwritten?: boolean;
};
