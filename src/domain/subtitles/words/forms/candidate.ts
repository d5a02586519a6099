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

/** One way to read a form: which headword, as what, inflected how. */
export type Candidate = {
  readonly lemma: string;
  readonly tag: ItemTag;
  readonly feature: Feature;
  /** 0 for the part of speech that the form, or else its headword, has most often; undefined where nothing is known. */
  readonly rarity?: number;
};
