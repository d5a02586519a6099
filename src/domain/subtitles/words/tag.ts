/** Parts of speech that a single word of a list can have. */
export type ItemTag = "noun" | "verb" | "adjective" | "adverb" | "interjection" | "number";

/** Closed classes and the rest: running words, but no items of a list. */
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

/** What a word is in its sentence. `sound`, `digits` and `unknown` are counted as other words. */
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
