import type { Feature } from "../forms/candidate.ts";
import type { FormInfo } from "../forms/form-info.ts";
import { objectPronouns } from "../tables/closed-classes.ts";
import { wordLists } from "../tables/word-lists.ts";
import type { ItemTag, Tag } from "../tag.ts";

/** A token of a sentence: "don't" is one running word and two tokens. */
export type Token = {
  readonly form: string;
  readonly info: FormInfo;
  /** In the sentence. */
  readonly index: number;
  /** Index of its running word in the sentence. */
  readonly word: number;
  /** Punctuation, or the start of the sentence, stands before it. */
  readonly isAfterBreak: boolean;
  /** The comma, dash … that stands before it; "" for none. */
  readonly before: string;
  /** Assigned from left to right. */
  tag: Tag;
  lemma: string;
  feature: Feature | undefined;
};

export function isOneOf(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  return token !== undefined && tags.includes(token.tag);
}

/** Whether a token can be read so; of names only that they are nouns. */
export function canBe(token: Token | undefined, tag: ItemTag): boolean {
  if (token === undefined) return false;
  if (token.tag === "name") return tag === "noun";
  return token.info.candidates.some((candidate) => candidate.tag === tag);
}

/** Whether a token can be read as a verb of one of these features. */
export function canHaveFeature(token: Token | undefined, ...features: readonly Feature[]): boolean {
  if (token === undefined || token.tag === "name") return false;
  return token.info.candidates.some(({ tag, feature }) => tag === "verb" && features.includes(feature));
}

/** Whether a token, not yet tagged, is of a closed class in its usual reading. */
export function isClosed(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  const first = token?.info.closed[0];
  return first !== undefined && token?.tag !== "name" && tags.includes(first);
}

/** A noun phrase may begin here. */
export function startsNounPhrase(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.tag === "name" || token.tag === "digits") return true;
  if (isClosed(token, "determiner", "possessive")) return true;
  if (isClosed(token, "pronoun")) return token.form !== "there";
  return (
    token.info.closed.length === 0 && (canBe(token, "noun") || canBe(token, "adjective") || canBe(token, "number"))
  );
}

/** An object begins here for certain: a determiner, a possessive, a name, digits or an object pronoun. */
export function startsObject(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.tag === "name" || token.tag === "digits") return true;
  return isClosed(token, "determiner", "possessive") || (isClosed(token, "pronoun") && objectPronouns.has(token.form));
}

/** A finite verb, an auxiliary or a modal may stand here. */
export function canBeFinite(token: Token | undefined): boolean {
  return isClosed(token, "be", "have", "do", "modal") || canHaveFeature(token, "third", "past", "pastOrParticiple");
}

export function isBaseVerb(token: Token | undefined): boolean {
  return canHaveFeature(token, "base") || isClosed(token, "be", "have", "do");
}

export function isParticiple(token: Token | undefined): boolean {
  return canHaveFeature(token, "participle", "pastOrParticiple") || /^(?:been|had|done)$/.test(token?.form ?? "");
}

/** A phrase that says when may begin here, which is no object ("early this year"). */
export function startsTime(token: Token | undefined): boolean {
  return token !== undefined && wordLists.get("times")?.has(token.form) === true;
}
