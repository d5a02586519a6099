import { canBe, isClosed, isOneOf, type Token } from "./token.ts";

export function tokenBefore(tokens: readonly Token[], index: number): Token | undefined {
  return tokens[index]?.isAfterBreak === false ? tokens[index - 1] : undefined;
}

export function tokenAfter(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1];
  return next?.isAfterBreak === false ? next : undefined;
}

/** "kind of" before what it weakens, at the index of its "of". */
function isHedge(tokens: readonly Token[], index: number): boolean {
  const kind = tokenBefore(tokens, index);
  if (kind?.form !== "kind" && kind?.form !== "sort") return false;
  return !isOneOf(tokenBefore(tokens, index - 1), "determiner", "possessive", "adjective", "number");
}

/** The index of the nearest token to the left that is no adverb and no negation; -1 for none. */
function indexAfter(tokens: readonly Token[], index: number): number {
  let at = index;
  for (let steps = 0; steps < 4; steps += 1) {
    const left = tokenBefore(tokens, at);
    if (left === undefined) return -1;
    at -= 1;
    const isWeakening =
      (left.form === "of" && isHedge(tokens, at)) ||
      (left.form === "little" && left.tag === "adverb" && tokenBefore(tokens, at)?.form === "a");
    // "We'll all go".
    const isFloating = /^(?:all|both)$/.test(left.form) && isOneOf(tokenBefore(tokens, at), "modal");
    if (isFloating) continue;
    if (isWeakening) at -= 1;
    else if (!isOneOf(left, "adverb", "negation", "sound") || left.form === "there") return at;
  }
  return -1;
}

/** The token before, or the auxiliary before its negation ("isn't it"). */
function beforeNegation(tokens: readonly Token[], index: number): Token | undefined {
  const left = tokenBefore(tokens, index);
  return left?.tag === "negation" ? tokenBefore(tokens, index - 1) : left;
}

/** The token before the noun phrase that ends at `index`. */
export function governorOf(tokens: readonly Token[], index: number): Token | undefined {
  for (let at = index; at > index - 6; at -= 1) {
    const left = tokenBefore(tokens, at);
    const isInside = isOneOf(left, "determiner", "possessive", "adjective", "number", "digits", "noun", "name");
    if (!isInside || isOneOf(tokens[at], "determiner", "possessive", "pronoun")) return beforeNegation(tokens, at);
  }
  return undefined;
}

/** The nearest token to the right of `index` that is more than an adverb or a negation. */
export function nextCore(tokens: readonly Token[], index: number): Token | undefined {
  for (let at = index; at < index + 3; at += 1) {
    const next = tokenAfter(tokens, at);
    const isPassedOver = isClosed(next, "negation") || (canBe(next, "adverb") && next?.info.candidates.length === 1);
    if (!isPassedOver) return next;
  }
  return undefined;
}

/** Verb with its particle is a headword. */
export type IsPhrasal = (verb: string, particle: string) => boolean;

/** A token among its neighbours; those to its left are tagged, those to its right are not. Nothing is seen across punctuation. */
export class Context {
  readonly tokens: readonly Token[];
  readonly index: number;
  readonly self: Token;
  readonly prev: Token | undefined;
  readonly next: Token | undefined;
  readonly isPhrasal: IsPhrasal;
  #afterIndex: number | undefined;

  constructor(tokens: readonly Token[], index: number, self: Token, isPhrasal: IsPhrasal) {
    this.isPhrasal = isPhrasal;
    this.tokens = tokens;
    this.index = index;
    this.self = self;
    this.prev = tokenBefore(tokens, index);
    this.next = tokenAfter(tokens, index);
  }

  get prev2(): Token | undefined {
    return this.prev && tokenBefore(this.tokens, this.index - 1);
  }

  get next2(): Token | undefined {
    return this.next && tokenAfter(this.tokens, this.index + 1);
  }

  get next3(): Token | undefined {
    return this.next2 && tokenAfter(this.tokens, this.index + 2);
  }

  get afterIndex(): number {
    this.#afterIndex ??= indexAfter(this.tokens, this.index);
    return this.#afterIndex;
  }

  /** The nearest token to the left that is no adverb and no negation. */
  get after(): Token | undefined {
    return this.tokens[this.afterIndex];
  }

  /** The token before `after`. */
  get after2(): Token | undefined {
    return this.after && beforeNegation(this.tokens, this.afterIndex);
  }

  /** What stands before the noun phrase that ends at `after` ("let" in "let the man go"). */
  get governor(): Token | undefined {
    return this.after && governorOf(this.tokens, this.afterIndex);
  }

  /** The nearest token to the right that is more than an adverb or a negation. */
  get before(): Token | undefined {
    return nextCore(this.tokens, this.index);
  }

  /** What a conjunction before the token joins it to. */
  get joined(): Token | undefined {
    return this.after?.tag === "conjunction" ? this.tokens[this.afterIndex - 1] : undefined;
  }
}
