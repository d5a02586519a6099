/** Parts of speech of single-word items. */
export type ItemTag = "noun" | "verb" | "adjective" | "adverb" | "interjection" | "number";

/** Closed classes: running words that are no items. */
export type ClosedTag =
  | "determiner"
  | "possessive"
  | "pronoun"
  | "modal"
  | "be"
  | "have"
  | "do"
  | "to"
  | "preposition"
  | "conjunction"
  | "question"
  | "negation";

/** The part of speech or class of a token. `sound`, `digits` and `unknown` are counted as other words. */
export type Tag = ItemTag | ClosedTag | "name" | "sound" | "digits" | "unknown";

export const itemTags: ReadonlySet<ItemTag> = new Set([
  "noun",
  "verb",
  "adjective",
  "adverb",
  "interjection",
  "number",
]);

const closedTags: ReadonlySet<string> = new Set(
  "determiner possessive pronoun modal be have do to preposition conjunction question negation".split(" "),
);

export function isItemTag(tag: string): tag is ItemTag {
  return (itemTags as ReadonlySet<string>).has(tag);
}

export function isClosedTag(tag: string): tag is ClosedTag {
  return closedTags.has(tag);
}
