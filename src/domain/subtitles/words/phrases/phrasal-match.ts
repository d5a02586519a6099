import { titleNouns } from "../tables/people-words.ts";
import { calledPeople, comers } from "../tables/phrasal-nouns.ts";
import type { Token } from "../tagging/token.ts";
import { nounPhraseEnds } from "./noun-phrase.ts";

/** The head noun of the noun phrase after a particle: "door" in "through that old door". */
export function headAfter(tokens: readonly Token[], at: number): Token | undefined {
  const [end] = nounPhraseEnds(tokens, at);
  if (end === undefined)
    return tokens[at]?.isAfterBreak === false && tokens[at]?.tag === "noun" ? tokens[at] : undefined;
  let last = end;
  while (tokens[last]?.tag === "noun" && tokens[last]?.isAfterBreak === false && !isAmong(tokens[last], titleNouns))
    last += 1;
  // "A man's office", "the rest of the cups".
  const isOwner = tokens[last]?.form === "'s" && tokens[last]?.tag === "possessive";
  const isShare = /^(?:rest|pair|bunch)$/.test(tokens[last - 1]?.lemma ?? "") && tokens[last]?.form === "of";
  return (isOwner || isShare ? headAfter(tokens, last + 1) : undefined) ?? tokens[last - 1];
}

export function nextOf(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  return next?.isAfterBreak === false ? next : undefined;
}

export function isAmong(token: Token | undefined, nouns: ReadonlySet<string>): boolean {
  return token !== undefined && (nouns.has(token.lemma) || nouns.has(token.form));
}

/** A matched phrasal verb among its neighbours. */
export type PhrasalMatch = {
  readonly phrase: string;
  readonly own: readonly number[];
  readonly tokens: readonly Token[];
  /** Its object stands between its words. */
  readonly isSplit: boolean;
  /** The token after it, and the head noun of a noun phrase there. */
  readonly next: Token | undefined;
  readonly head: Token | undefined;
};

/** The end of the object that stands between ("feet" in "put your feet right up"). */
export function innerObject({ own, tokens }: PhrasalMatch): Token | undefined {
  const before = (own.at(-1) ?? 0) - 1;
  return tokens[before]?.tag === "adverb" ? tokens[before - 1] : tokens[before];
}

export function isPerson(token: Token | undefined): boolean {
  return token?.tag === "name" || isAmong(token, calledPeople) || isAmong(token, titleNouns) || isAmong(token, comers);
}

export function isThere(token: Token | undefined): boolean {
  return token?.form === "here" || token?.form === "there";
}

export function isIndefinite(token: Token | undefined): boolean {
  return (
    token?.tag === "number" || token?.tag === "digits" || /^(?:an?|no|some|any|many|several)$/.test(token?.form ?? "")
  );
}

export function isDetermined(token: Token | undefined): boolean {
  return token?.tag === "determiner" || token?.tag === "possessive";
}
