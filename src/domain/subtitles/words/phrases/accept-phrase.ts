import { calledPeople } from "../tables/phrasal-nouns.ts";
import {
  comments,
  days,
  hedges,
  imperativeIdioms,
  openEnded,
  predicateIdioms,
  saidAlone,
  singular,
  timeUnits,
  undivided,
} from "../tables/phrase-conditions.ts";
import { notAfter, notBefore, notInside, onlyBefore } from "../tables/phrase-neighbours.ts";
import type { Token } from "../tagging/token.ts";
import { canBe, canHaveFeature, isOneOf } from "../tagging/token.ts";
import { acceptPhrasal } from "./accept-phrasal.ts";
import type { PhrasePattern } from "./compile-phrases.ts";
import { nextOf } from "./phrasal-match.ts";
import type { PhraseMatch } from "./phrase-match.ts";

/** What "how are you" may go on with ("today", "this evening", "all doing"). */
const afterHowAreYou = /^(?:today|tonight|this|now|all|me)$/;

function isPredicate(tokens: readonly Token[], from: number, to: number): boolean {
  let at = from - 1;
  while (
    at >= 0 &&
    (isOneOf(tokens[at], "determiner", "adjective", "adverb", "negation") || tokens[at]?.form === "such") &&
    tokens[at + 1]?.isAfterBreak === false
  )
    at -= 1;
  const isEnd = tokens[to + 1] === undefined || tokens[to + 1]?.isAfterBreak === true;
  const before = tokens[at];
  if (at < 0 || tokens[at + 1]?.isAfterBreak === true) return isEnd;
  return (
    isOneOf(before, "be") ||
    before?.form === "what" ||
    before?.lemma === "look" ||
    before?.lemma === "sound" ||
    before?.form === "like"
  );
}

/** "Stop it!", "so just stop it!", "oh forget it". */
function isOrdered(phrase: string, tokens: readonly Token[], from: number, before: Token | undefined): boolean {
  if (before === undefined || isOneOf(before, "sound", "interjection") || before.form === "please") return true;
  const first = tokens[from - 2];
  const isFirst = first === undefined || before.isAfterBreak || /^(?:so|and|but|now)$/.test(first.form);
  return (before.form === "so" || (before.form === "just" && isFirst)) && /^(?:stop|forget|hold) it$/.test(phrase);
}

/** An answer or praise: it begins the clause, and nothing that it could be a part of follows. */
function isSaidAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from]?.isAfterBreak === false ? tokens[from - 1] : undefined;
  const next = nextOf(tokens, to);
  const isFirst = before === undefined || isOneOf(before, "sound", "interjection", "conjunction");
  // "Not at all dear".
  const isCalledNext = next !== undefined && calledPeople.has(next.form) && nextOf(tokens, to + 1) === undefined;
  return isFirst && (next === undefined || isCalledNext || !isOneOf(next, "adjective", "noun"));
}

/** "I thank you", "to thank you for it": one thanks someone, and says no thanks. */
function isThanking(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:thank|bless)$/.test(tokens[at]?.form ?? "")) return true;
  let from = at;
  while (from > 0 && tokens[from]?.isAfterBreak === false && isOneOf(tokens[from - 1], "adverb", "negation")) from -= 1;
  if (from === 0 || tokens[from]?.isAfterBreak !== false) return false;
  const before = tokens[from - 1];
  if (isOneOf(before, "to", "modal", "do")) return true;
  return (
    /^(?:i|we|he|she|they|who)$/.test(before?.form ?? "") ||
    (tokens[from - 2]?.form === "let" && before?.tag === "pronoun")
  );
}

/** "The best in the world", "what in the world": what it strengthens stands before it. */
function isStrengthening(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && tokens[at + 1]?.isAfterBreak === false; at -= 1) {
    const { form = "", feature } = tokens[at] ?? {};
    if (
      feature === "superlative" ||
      /^(?:most|best|worst|last|no|not|n't|without|nothing|nobody|only|all|every|everything|any|anything|anybody|anyone)$/.test(
        form,
      )
    )
      return true;
    if (form === "one" && tokens[at + 1]?.tag === "noun") return true;
    if (at === from - 1 && /^(?:what|who|where|why|how|when)$/.test(form)) return true;
  }
  return false;
}

/** What comments on a sentence begins it ("but to be honest", not "I want to be honest"). */
function isOpening(before: Token | undefined): boolean {
  return (
    before === undefined ||
    isOneOf(before, "sound", "interjection") ||
    /^(?:and|but|because|'cause|so|well|now|see)$/.test(before.form)
  );
}

/** "What have you got there?", "nice camera you've got there": of a thing that someone has. */
function isShown(tokens: readonly Token[], got: number): boolean {
  if (tokens[got]?.form !== "got") return false;
  const owner = isOneOf(tokens[got - 1], "have") ? got - 2 : got - 1;
  const thing = tokens[owner]?.isAfterBreak === false ? tokens[owner - 1] : undefined;
  // "By the time we got there".
  if (tokens[owner]?.tag === "pronoun" && thing?.tag === "noun" && !timeUnits.has(thing.lemma) && thing.form !== "way")
    return true;
  return tokens.slice(Math.max(0, got - 4), got).some(({ form }) => form === "what" || form === "who");
}

/** "Go to hell!", "you can go to hell", "tell him to go to hell"; who is sent there by God is not told so. */
function isWished(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.feature !== "base") return false;
  const before = tokens[from]?.isAfterBreak === false ? tokens[from - 1] : undefined;
  if (before?.tag === "to") return tokens.slice(0, from).some(({ lemma }) => lemma === "tell");
  return isOpening(before) || /^(?:can|could|may)$/.test(before?.form ?? "");
}

function isVerbal(token: Token): boolean {
  return isOneOf(token, "verb", "be", "have", "do", "modal");
}

function isFiniteVerb(token: Token | undefined): boolean {
  return token?.tag === "verb" && (token.feature === "third" || token.feature === "past");
}

/** The next word, or the next two, are among these. */
function isBeforeOneOf(words: RegExp | undefined, tokens: readonly Token[], next: Token | undefined): boolean {
  if (words === undefined || next === undefined) return false;
  const second = nextOf(tokens, next.index);
  return words.test(next.form) || (second !== undefined && words.test(`${next.form} ${second.form}`));
}

/** A predicate begins here: what stands before it is a subject ("I mean it just feels right"). */
function isPredicateNext(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (tokens[at]?.tag === "adverb" && tokens[at]?.isAfterBreak === false) at += 1;
  const token = tokens[at];
  return token?.isAfterBreak === false && (isOneOf(token, "be", "modal") || isFiniteVerb(token));
}

/** "Had a baby goat", "no job worries": its noun belongs to the next one. */
function isCompound({ parts }: PhrasePattern, next: Token | undefined): boolean {
  return (
    parts[0]?.kind === "verb" &&
    /^(?:have|get|make)$/.test(parts[0].text) &&
    parts.at(-1)?.kind === "noun" &&
    next?.tag === "noun" &&
    next.form !== "hand" &&
    !calledPeople.has(next.form) &&
    !timeUnits.has(next.lemma) &&
    !days.has(next.lemma.toLowerCase())
  );
}

function acceptFixed({ pattern, tokens: own }: PhraseMatch, tokens: readonly Token[]): boolean {
  const from = own[0] ?? 0;
  const to = own.at(-1) ?? from;
  const before = tokens[from]?.isAfterBreak === false ? tokens[from - 1] : undefined;
  const next = nextOf(tokens, to);
  const { phrase } = pattern;
  if (isBeforeOneOf(notBefore.get(phrase), tokens, next)) return false;
  if (isCompound(pattern, next)) return false;
  if (singular.has(phrase) && tokens[to]?.form !== tokens[to]?.lemma) return false;
  if (predicateIdioms.has(phrase)) return isPredicate(tokens, from, to);
  // "You've got company", but "get company".
  if (phrase.startsWith("have ") && tokens[from]?.lemma === "get" && tokens[from]?.form !== "got") return false;
  if (undivided.has(phrase) && to - from >= own.length) return false;
  // "See, you take a bowl".
  if (phrase === "see you" && isOneOf(next, "verb")) return false;
  if (imperativeIdioms.has(phrase))
    return (
      isOrdered(phrase, tokens, from, before) &&
      tokens[from]?.feature === "base" &&
      // "Well, young man, tell me about it" asks for it.
      (phrase !== "tell me about it" || (next === undefined && isOpening(tokens[from - 1])))
    );
  if (hedges.has(phrase))
    return (
      !isOneOf(before, "determiner", "possessive", "adjective", "number") &&
      before?.form !== "what" &&
      // "A movie kind of guy".
      !(isOneOf(before, "noun", "digits") && next?.tag === "noun") &&
      !/^(?:very|so|most|how)$/.test(tokens[from]?.tag === "adjective" ? (before?.form ?? "") : "") &&
      !(phrase === "kind of" && /^(?:you|him|her|them)$/.test(next?.form ?? ""))
    );
  if (saidAlone.has(phrase)) return isSaidAlone(tokens, from, to);
  if (phrase === "get there" || phrase === "get going") return !isShown(tokens, from);
  if (phrase === "so far" && isOneOf(before, "adverb") && /^(?:just|only)$/.test(before?.form ?? "")) return false;
  // "It was not at all clear", but "at all possible speed".
  if (phrase === "at all" && isOneOf(before, "be", "adverb", "negation") && next !== undefined && !canBe(next, "noun"))
    return true;
  // "So far Tom has paid", "did it make any sense at all to you", "it's no good crying".
  if (phrase === "so far" && before === undefined && next?.tag === "name") return true;
  if (phrase === "at all" && next?.form === "to") return true;
  if (phrase === "no good" && isOneOf(before, "be", "pronoun") && (next?.form === "to" || next?.feature === "ing"))
    return true;
  if (openEnded.has(phrase)) {
    if (/^(?:as|to|away|apart|ahead|from|back|off|behind|out|up|down)$/.test(next?.form ?? "")) return false;
    return (
      next === undefined ||
      next.info.closed.length > 0 ||
      !(canBe(next, "noun") || canBe(next, "adjective")) ||
      next.info.candidates[0]?.tag === "adverb"
    );
  }
  const unlike = notInside.get(phrase);
  if (unlike !== undefined && tokens.slice(from + 1, to).some((token) => unlike.test(token.form))) return false;
  if (before !== undefined && notAfter.get(phrase)?.test(before.tag === "be" ? "be" : before.form) === true)
    return false;
  if (next !== undefined && onlyBefore.get(phrase)?.test(next.form) === false) return false;
  // "Now that has nothing to do with it".
  if (
    phrase === "now that" &&
    (isOneOf(next, "be", "have", "do", "modal") || next?.lemma === "have" || isFiniteVerb(next))
  )
    return false;
  // "Now that for Bill".
  if (phrase === "now that" && isOneOf(next, "preposition") && !tokens.slice(to).some(isVerbal)) return false;
  if (phrase === "thank you" || phrase === "bless you" || phrase === "thank God") return !isThanking(tokens, from);
  // "The thing is out of the house".
  if (phrase === "the thing is" && (isOneOf(next, "preposition", "adjective") || next?.feature === "ing")) return false;
  if (comments.has(phrase)) return isOpening(before);
  if (phrase === "go to hell") return isWished(tokens, from);
  // "I'd like that steak well-done".
  if (phrase === "well done" && tokens[to]?.before === "-") return false;
  // "I had better shoes", "I'd like to know you better".
  if (phrase.endsWith("'d better") && tokens[from + 1]?.form === "had")
    return !isOneOf(next, "noun") || canHaveFeature(next, "base");
  if (phrase.endsWith("'d better") && tokens[from + 1]?.form === "better")
    return isOneOf(next, "be", "have", "negation", "adverb") || canHaveFeature(next, "base");
  // "I got a job for you", "I've got a job to do".
  if (phrase === "get a job")
    return (
      tokens[from]?.form !== "got" ||
      !(next?.form === "to" || (next?.form === "for" && tokens[to + 2]?.tag === "pronoun"))
    );
  // "I'll have your breakfast for you", "had her breakfast brought up".
  if (phrase === "have breakfast" && tokens[from + 1]?.tag === "possessive")
    return next?.tag !== "verb" && !(next?.form === "for" && tokens[to + 2]?.tag === "pronoun");
  // "I got a better idea", "give thanks to them".
  if (phrase === "get better" || phrase === "get worse") return !isOneOf(next, "noun");
  if (phrase === "thanks to")
    return !/^(?:give|say|send)$/.test(before?.lemma ?? "") && !/^(?:many|my|our|no)$/.test(before?.form ?? "");
  if (phrase === "welcome back" || phrase === "welcome home") return !isOneOf(before, "to", "modal");
  if (phrase === "behind someone's back")
    return !tokens.slice(Math.max(0, from - 3), from).some(({ lemma }) => /^(?:hand|arm|wrist|knife|gun)$/.test(lemma));
  if (phrase === "you're welcome") return next === undefined || isOneOf(next, "name", "noun") || next.form === "for";
  if (phrase === "let go" && to - from > 1) return next === undefined || next.form === "of";
  if (phrase === "in a way") return !/^(?:some|any|what|such|no)$/.test(tokens[from + 1]?.form ?? "");
  if (phrase === "just a minute") return before?.form !== "in";
  if (phrase === "what about") return next !== undefined || before !== undefined || tokens[from]?.isAfterBreak !== true;
  // "If I could go back in time".
  if (phrase === "in time")
    return !(
      before?.form === "back" &&
      /^(?:go|travel|step|take|send)$/.test(tokens[from - 2]?.lemma ?? "") &&
      next?.form !== "for" &&
      next?.tag !== "to"
    );
  if (phrase === "my pleasure") return before === undefined || isOneOf(before, "be");
  if (phrase === "excuse me") return !isOneOf(before, "pronoun", "modal", "to");
  if (phrase === "nothing personal") return !isOneOf(before, "verb", "have");
  // "Poison or something awful".
  if (phrase === "or something" && next?.tag === "adjective") return false;
  if (phrase === "or something") return !/^(?:some|any)(?:one|body)$/.test(before?.form ?? "");
  // "Get it out of your mind".
  if (phrase === "out of one's mind")
    return !(
      isOneOf(before, "pronoun", "noun", "name") &&
      tokens.slice(Math.max(0, from - 4), from).some(({ lemma }) => /^(?:get|put|keep|push|wipe|burn)$/.test(lemma))
    );
  if (phrase === "how are you")
    return (
      next === undefined || isOneOf(next, "name", "noun", "possessive", "conjunction") || afterHowAreYou.test(next.form)
    );
  if (phrase === "in the world") return isStrengthening(tokens, from);
  // "Twice as long as this one", "as long as two months".
  if (phrase === "as long as")
    return !/^(?:twice|half|times|almost|nearly)$/.test(before?.form ?? "") && !isOneOf(next, "number", "digits");
  // "All the time he lied", but "all the time he was away", "all the time in the world".
  if (phrase === "all the time")
    return (
      next?.form !== "in" &&
      before?.lemma !== "have" &&
      (isOpening(before) || !/^(?:i|we|he|she|they)$/.test(next?.form ?? ""))
    );
  if (phrase.startsWith("not ") && tokens[from]?.form !== "not") return false;
  if (phrase === "I mean" && next?.form === "it" && !isPredicateNext(tokens, to + 2)) return false;
  if (phrase === "mean it" && isPredicateNext(tokens, to + 1)) return false;
  if (phrase === "on earth") return isStrengthening(tokens, from);
  if (phrase === "next to") return next === undefined || next.form === "nothing";
  // "Let's go see".
  if (phrase === "let's go" && next?.tag === "verb" && next.feature === "base") return false;
  // "That's all settled".
  if (phrase === "that's all" && (next?.tag === "adjective" || (next?.tag === "verb" && next.feature !== "base")))
    return false;
  // "I've seen you around", "I hope to see you soon".
  if (phrase.startsWith("see you ") && (tokens[from]?.form !== "see" || before?.tag === "to")) return false;
  if (phrase === "I mean" && /^(?:what|that|all|whatever)$/.test(before?.form ?? "")) return false;
  // "I'm off to bed", "where are you off to".
  if (phrase === "off to")
    return before === undefined || isOneOf(before, "be") || (next === undefined && isOneOf(before, "pronoun", "name"));
  if (phrase === "who knows") {
    const isAsked = next === undefined || /^(?:what|where|when|why|how|who|which|if|whether|maybe)$/.test(next.form);
    return isAsked && (before === undefined || isOneOf(before, "conjunction", "interjection", "sound"));
  }
  if (phrase === "be my guest") return before === undefined && tokens[from]?.form === "be";
  if (phrase === "can't stand")
    return !/^(?:here|there|around|up|in|on|at|by|for|outside|still|alone|face)$/.test(next?.form ?? "");
  if (phrase === "leave someone alone") return !/^(?:in|with)$/.test(next?.form ?? "");
  if (phrase === "no way") return !/^(?:to|of|out|around|in|into|through|back)$/.test(next?.form ?? "");
  return true;
}

/** Whether a match is the phrase here and not its words in their literal sense. */
export function acceptPhrase(match: PhraseMatch, tokens: readonly Token[]): boolean {
  return match.pattern.partOfSpeech === "phrasal verb" ? acceptPhrasal(match, tokens) : acceptFixed(match, tokens);
}
