import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import { titleNouns } from "../tables/people-words.ts";
import { tokenAfter, tokenBefore } from "../tagging/context.ts";
import { isOneOf, type Token } from "../tagging/token.ts";
import { nounPhraseEnds } from "./noun-phrase.ts";
import type { Nouns } from "./nouns.ts";

export type PhraseCondition = (match: MatchedPhrase) => boolean;

/**
 * One part of a phrase: an invariable word, a verb in any form, a noun in either number, an article, or a slot for a
 * person, a possessive, a reflexive or a thing.
 */
export type PhrasePart =
  | { readonly kind: "word" | "verb" | "noun"; readonly text: string }
  | { readonly kind: "article" | "person" | "possessive" | "thing" | "reflexive" };

export type PhrasePattern = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly parts: readonly PhrasePart[];
  /** A word that it has beyond its first, the longest: a sentence without it need not be tried. */
  readonly needs: string | undefined;
  /** Its object may stand between the verb and the particle. */
  readonly splits: boolean;
  readonly rules: PhraseRules;
  /** What may stand inside it besides what may inside all: insertions, and pronouns. */
  readonly allows: ReadonlySet<string>;
};

/** The compiled rows of a phrase. */
type PhraseRules = {
  /** Of those that reject or accept, the first that holds decides. */
  readonly deciding: readonly { readonly holds: PhraseCondition; readonly accepts: boolean }[];
  readonly unlessLiteral: readonly PhraseCondition[];
};

/** A matched phrase with the indexes of its own tokens, without those of its object. */
export type PhraseMatch = { readonly pattern: PhrasePattern; readonly tokens: readonly number[] };

/** The head noun of the noun phrase that begins at an index: "door" in "through that old door". */
function headAt(tokens: readonly Token[], at: number): Token | undefined {
  const [end] = nounPhraseEnds(tokens, at);
  if (end === undefined)
    return tokens[at]?.isAfterBreak === false && tokens[at]?.tag === "noun" ? tokens[at] : undefined;
  let last = end;
  while (tokens[last]?.tag === "noun" && tokens[last]?.isAfterBreak === false && !isAmong(tokens[last], titleNouns))
    last += 1;
  // "A man's office", "the rest of the cups".
  const isOwner = tokens[last]?.form === "'s" && tokens[last]?.tag === "possessive";
  const isShare = /^(?:rest|pair|bunch)$/.test(tokens[last - 1]?.lemma ?? "") && tokens[last]?.form === "of";
  return (isOwner || isShare ? headAt(tokens, last + 1) : undefined) ?? tokens[last - 1];
}

export function isAmong(token: Token | undefined, nouns: ReadonlySet<string>): boolean {
  return token !== undefined && (nouns.has(token.lemma) || nouns.has(token.form));
}

export function isThere(token: Token | undefined): boolean {
  return token?.form === "here" || token?.form === "there";
}

/** A matched phrase among its neighbours, all tagged. Nothing is seen across punctuation, but by `preceding` and lists. */
export class MatchedPhrase {
  readonly pattern: PhrasePattern;
  /** Indexes of its own tokens. */
  readonly own: readonly number[];
  readonly tokens: readonly Token[];
  readonly nouns: Nouns;
  /** Indexes of its first and last token. */
  readonly from: number;
  readonly to: number;
  readonly first: Token;
  readonly last: Token;
  /** The token after it. */
  readonly next: Token | undefined;
  /** Other words stand inside it. */
  readonly isApart: boolean;
  /** Not only adverbs, which divide nothing ("get right up", "working too hard on it"). */
  readonly isSplit: boolean;
  #head: Token | undefined | null = null;

  constructor({ pattern, tokens: own }: PhraseMatch, tokens: readonly Token[], nouns: Nouns) {
    this.pattern = pattern;
    this.own = own;
    this.tokens = tokens;
    this.nouns = nouns;
    this.from = own[0] ?? 0;
    this.to = own.at(-1) ?? this.from;
    const first = tokens[this.from];
    const last = tokens[this.to];
    if (first === undefined || last === undefined) throw new Error(`"${pattern.phrase}" has no token.`);
    this.first = first;
    this.last = last;
    this.next = tokenAfter(tokens, this.to);
    this.isApart = this.to - this.from >= own.length;
    this.isSplit = this.isApart && this.inside.some(({ tag }) => tag !== "adverb");
  }

  /** The tokens between its first and its last. */
  get inside(): readonly Token[] {
    return this.tokens.slice(this.from + 1, this.to);
  }

  /** The four tokens before it, and all of its sentence. */
  get near(): readonly Token[] {
    return this.tokens.slice(Math.max(0, this.from - 4), this.from);
  }

  get earlier(): readonly Token[] {
    return this.tokens.slice(0, this.from);
  }

  get prev(): Token | undefined {
    return tokenBefore(this.tokens, this.from);
  }

  get prev2(): Token | undefined {
    return this.prev && tokenBefore(this.tokens, this.from - 1);
  }

  /** The token before it, also before punctuation. */
  get preceding(): Token | undefined {
    return this.tokens[this.from - 1];
  }

  get next2(): Token | undefined {
    return this.next && tokenAfter(this.tokens, this.to + 1);
  }

  /** The token after its first. */
  get second(): Token | undefined {
    return this.tokens[this.from + 1];
  }

  /** The token before its last, which ends what stands inside. */
  get inner(): Token | undefined {
    return this.tokens[this.to - 1];
  }

  /** The end of the object that stands between ("feet" in "put your feet right up"), else the head of the one after it. */
  get object(): Token | undefined {
    return this.isSplit ? this.innerObject : this.head;
  }

  get innerObject(): Token | undefined {
    return this.inner?.tag === "adverb" ? this.tokens[this.to - 2] : this.inner;
  }

  /** The head of the noun phrase after it. */
  get head(): Token | undefined {
    if (this.#head === null) this.#head = this.next && headAt(this.tokens, this.to + 1);
    return this.#head;
  }

  /** What stands before the head ("term" in "work on that term paper"). */
  get modifier(): Token | undefined {
    return this.head && this.tokens[this.head.index - 1];
  }

  /** The head of the noun phrase after the next word ("barn" in "take it out to the barn"). */
  get goal(): Token | undefined {
    return headAt(this.tokens, this.to + 2);
  }

  /** The token before the verb and its auxiliaries. */
  get subject(): Token | undefined {
    let at = this.from;
    while (at > 0 && this.tokens[at]?.isAfterBreak === false) {
      at -= 1;
      const token = this.tokens[at];
      if (!isOneOf(token, "to", "modal", "be", "have", "do", "negation", "adverb", "verb")) return token;
    }
    return undefined;
  }

  isPerson(token: Token | undefined): boolean {
    const { called, comer } = this.nouns;
    return token?.tag === "name" || isAmong(token, called) || isAmong(token, titleNouns) || isAmong(token, comer);
  }
}
