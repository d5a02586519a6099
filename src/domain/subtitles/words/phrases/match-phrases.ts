import { isOneOf, type Token } from "../tagging/token.ts";
import { acceptPhrase } from "./accept-phrase.ts";
import type { PhraseIndex } from "./compile-phrases.ts";
import { isThere, MatchedPhrase, type PhraseMatch, type PhrasePart, type PhrasePattern } from "./matched-phrase.ts";
import { isReflexive, nounPhraseEnds, possessiveEnds } from "./noun-phrase.ts";
import type { Nouns } from "./nouns.ts";

const fillers =
  /^(?:right|straight|just|all|way|really|almost|completely|totally|slowly|quickly|finally|actually|already|still|never|always|deeply|madly|even|only|well|too|easily)$/;
/** How something is done, between a verb and its preposition ("deal harshly with", "working too hard on"). */
const manner = /^(?:.{3,}ly|so|too|very|pretty|hard|long|much|more|fast|again|alone)$/;
const prepositions = /^(?:with|on|at|about|for|after|of|from|against)$/;
/** "The road leads directly to the lake". */
const takesMannerBeforeTo = /^lead$/;
/** Where, inside "look for" and "wait for". */
const thinking = /^(?:think|talk|worry|care|dream|depend|rely|focus|work)$/;
const measures = /^(?:lot|bit)$/;
const places = /^(?:outside|inside|upstairs|downstairs|everywhere|here|there|around)$/;
const intensifier = /^(?:right|straight|back|all|way)$/;
/** Particles, with which no object begins ("brought up that thing about me" has no bring about). */
const directions = /^(?:up|down|out|off|over|away)$/;
const expletive = /^(?:hell|fuck|heck|shit)$/;
/** What may replace a phrase's own article, "a" or "some"; "in the way" is not "in a way". */
const articles = /^(?:a|an|another|any|no|one|some|much|what|such)$/;

const bare: ReadonlyMap<string, string> = new Map([
  ["'re", "are"],
  ["'s", "is"],
  ["'m", "am"],
  ["n't", "not"],
  ["'ve", "have"],
]);

function isWord(token: Token, text: string): boolean {
  return token.form === text || bare.get(token.form) === text;
}

/** "All mixed up", "something gone wrong": a participle, also where it is read as an adjective. */
function isParticipleOf(token: Token, verb: string): boolean {
  return (
    token.tag === "adjective" &&
    token.info.candidates.some(
      ({ tag, lemma, feature }) => tag === "verb" && lemma === verb && /participle/i.test(feature),
    )
  );
}

/** A verb of a pattern; the words of a phrase make it one where it was not read so ("but rest assured"). */
function isVerbOf(token: Token, verb: string, pattern: PhrasePattern, tokens: readonly Token[]): boolean {
  if (verb === "be") return token.tag === "be";
  if (token.tag === "verb") return token.lemma === verb;
  const after = tokens[token.index + 1];
  if (pattern.partOfSpeech === "phrasal verb")
    return (
      isParticipleOf(token, verb) &&
      token.form !== "stuck" &&
      after?.tag === "adverb" &&
      directions.test(after.form) &&
      !isThere(tokens[token.index + 2])
    );
  if (isParticipleOf(token, verb)) return true;
  const before = token.isAfterBreak ? undefined : tokens[token.index - 1];
  return (
    token.tag === "noun" &&
    token.form === verb &&
    !isOneOf(before, "determiner", "possessive", "adjective", "number", "preposition")
  );
}

function isPart(
  token: Token | undefined,
  part: PhrasePart | undefined,
  pattern: PhrasePattern,
  tokens: readonly Token[],
): boolean {
  if (token === undefined || part === undefined || token.tag === "name") return false;
  switch (part.kind) {
    case "word":
      return isWord(token, part.text);
    case "noun":
      return token.form === part.text || (token.tag === "noun" && token.lemma === part.text);
    case "verb":
      return isVerbOf(token, part.text, pattern, tokens);
    case "article":
      return articles.test(token.form);
    default:
      return false;
  }
}

/** "Turn the light in the kitchen off": ends of an object with its place, where the particle ends the clause. */
function placedEnds(tokens: readonly Token[], end: number): number[] {
  const preposition = tokens[end];
  if (preposition === undefined || preposition.isAfterBreak || !/^(?:in|on|at|from|behind|by)$/.test(preposition.form))
    return [];
  if (tokens[end + 1]?.tag !== "determiner" && tokens[end + 1]?.tag !== "possessive") return [];
  return nounPhraseEnds(tokens, end + 1).filter((last) => {
    const after = tokens[last + 1];
    return tokens[last]?.tag === "adverb" && (after === undefined || after.isAfterBreak || after.form === "a");
  });
}

/** Ends of adverbs of manner before the preposition of a phrasal verb. */
function mannerEnds(tokens: readonly Token[], at: number, part: PhrasePart | undefined): number[] {
  if (part === undefined || !("text" in part)) return [];
  const isTo = part.text === "to" && takesMannerBeforeTo.test(tokens[at - 1]?.lemma ?? "");
  // "It will go hard with you" has no go with.
  if (tokens[at - 1]?.lemma === "go" || (!isTo && !prepositions.test(part.text))) return [];
  const ends: number[] = [];
  for (let end = at; end < at + 2; end += 1) {
    const adverb = tokens[end];
    if (adverb?.tag !== "adverb" || (end > at && adverb.isAfterBreak)) break;
    const isPlace =
      /^(?:look|wait)$/.test(tokens[at - 1]?.lemma ?? "") && part.text === "for" && places.test(adverb.form);
    if (!isPlace && !manner.test(adverb.form)) break;
    ends.push(end + 1);
  }
  return ends;
}

/** Where the next part may begin: at once, or after words that may be inserted. */
function startsOf(tokens: readonly Token[], at: number, pattern: PhrasePattern, partIndex: number): number[] {
  const starts = [at];
  const token = tokens[at];
  if (token === undefined || token.isAfterBreak) return starts;
  const next = tokens[at + 1];
  const part = pattern.parts[partIndex];
  if (part?.kind === "article") {
    // "In just a minute", "in such a hurry", "for quite a while", "in kind of a hurry".
    if (/^(?:just|such|quite)$/.test(token.form)) starts.push(at + 1);
    const quantity = pattern.parts[0]?.kind === "verb" ? /^(?:kind|sort|much|more)$/ : /^(?:kind|sort)$/;
    if (next?.form === "of" && quantity.test(token.form)) starts.push(at + 2);
  }
  if (token.tag === "adjective" && pattern.allows.has("adjective")) starts.push(at + 1);
  // "I'd very much like".
  if (token.tag === "adverb" && pattern.allows.has("adverb"))
    starts.push(at + 1, ...(next?.tag === "adverb" ? [at + 2] : []));
  // "See you guys later", "what do you guys say".
  if (
    pattern.partOfSpeech !== "phrasal verb" &&
    !isPart(token, part, pattern, tokens) &&
    tokens[at - 1]?.form === "you" &&
    /^(?:guys|all|two|both|boys|girls|folks|kids|fellows|fellas)$/.test(token.form)
  )
    starts.push(at + 1);
  if (pattern.parts[0]?.kind !== "verb") return starts;
  const isParticle = pattern.partOfSpeech === "phrasal verb" && partIndex === 1;
  if (fillers.test(token.form)) starts.push(at + 1);
  // "Have yourself a good time".
  if (partIndex === 1 && pattern.parts[1]?.kind === "article" && isReflexive(token)) starts.push(at + 1);
  // "Felt kind of sorry for", "go a bit too far".
  if (partIndex === 1 && pattern.partOfSpeech !== "phrasal verb") {
    const isWeakened = token.form === "a" && /^(?:bit|little)$/.test(next?.form ?? "");
    if (isWeakened || (/^(?:kind|sort)$/.test(token.form) && next?.form === "of")) starts.push(at + 2);
  }
  // "Come on over".
  if (isParticle && token.form === "on" && pattern.parts[0].text === "come") starts.push(at + 1);
  if (isParticle && token.tag === "adverb") starts.push(...mannerEnds(tokens, at, pattern.parts[partIndex]));
  if (partIndex === 1 && token.tag === "pronoun" && pattern.allows.has(`=${token.form}`)) starts.push(at + 1);
  if (partIndex === 1 && token.form !== "'s" && pattern.allows.has("someone"))
    starts.push(...nounPhraseEnds(tokens, at));
  // "Think a lot about it", but "think a lot of her".
  if (
    isParticle &&
    token.form === "a" &&
    tokens[at + 2]?.form !== "of" &&
    thinking.test(tokens[at - 1]?.lemma ?? "") &&
    measures.test(tokens[at + 1]?.form ?? "")
  )
    starts.push(at + 2);
  // "Talk to her about it", "talk that way about him".
  if (pattern.allows.has("whom") && /^(?:to|with)$/.test(token.form)) starts.push(...nounPhraseEnds(tokens, at + 1));
  if (pattern.allows.has("that way") && token.form === "that" && next?.form === "way") starts.push(at + 2);
  if (isParticle && token.form === "the" && expletive.test(tokens[at + 1]?.form ?? "")) starts.push(at + 2);
  if (isParticle && pattern.splits && !(token.tag === "adverb" && directions.test(token.form))) {
    for (const end of personEnds(tokens, at)) {
      starts.push(end, ...placedEnds(tokens, end));
      // "Cheered him right up".
      if (intensifier.test(tokens[end]?.form ?? "") && tokens[end]?.isAfterBreak === false) starts.push(end + 1);
      if (end === at + 1 && token.tag === "pronoun") starts.push(...nounPhraseEnds(tokens, end));
    }
  }
  if (!isParticle && pattern.partOfSpeech !== "phrasal verb") {
    if (partIndex === 1 && token.tag === "possessive" && pattern.allows.has("owner")) starts.push(at + 1);
    if (token.form === "a" && /^(?:lot|bit|ton)$/.test(tokens[at + 1]?.form ?? "") && tokens[at + 2]?.form === "of")
      starts.push(at + 3);
    for (let steps = 0; steps < 3; steps += 1) {
      const inner = tokens[at + steps];
      if (inner === undefined || inner.isAfterBreak || !/^(?:determiner|adjective|adverb|number)$/.test(inner.tag))
        break;
      starts.push(at + steps + 1);
    }
  }
  return starts;
}

/** Ends of whom a phrase takes: also "each other", and "her" where it was read as a possessive ("keep her company"). */
function personEnds(tokens: readonly Token[], at: number): number[] {
  const token = tokens[at];
  if (token?.form === "each" && tokens[at + 1]?.form === "other") return [at + 2];
  const ends = nounPhraseEnds(tokens, at);
  return token?.form === "her" && !ends.includes(at + 1) ? [at + 1, ...ends] : ends;
}

function slotEnds(tokens: readonly Token[], at: number, part: PhrasePart): number[] {
  switch (part.kind) {
    case "possessive":
      return possessiveEnds(tokens, at);
    case "reflexive":
      return isReflexive(tokens[at]) ? [at + 1] : [];
    case "person":
    case "thing":
      return personEnds(tokens, at);
    default:
      return [];
  }
}

/** The tokens that match a pattern's own words from `partIndex` on; undefined where it does not match. */
function matchFrom(
  tokens: readonly Token[],
  at: number,
  pattern: PhrasePattern,
  partIndex: number,
): number[] | undefined {
  const part = pattern.parts[partIndex];
  if (part === undefined) return [];
  for (const start of partIndex === 0 ? [at] : startsOf(tokens, at, pattern, partIndex)) {
    const token = tokens[start];
    if (token === undefined) continue;
    if (partIndex > 0 && token.isAfterBreak && !(token.before === "," && pattern.allows.has("comma"))) continue;
    if (isPart(token, part, pattern, tokens)) {
      const rest = matchFrom(tokens, start + 1, pattern, partIndex + 1);
      if (rest !== undefined) return [start, ...rest];
    }
    for (const end of slotEnds(tokens, start, part)) {
      const rest = matchFrom(tokens, end, pattern, partIndex + 1);
      if (rest !== undefined) return part.kind === "possessive" && end === start + 1 ? [start, ...rest] : rest;
    }
  }
  return undefined;
}

/** The words that a sentence has, as phrases write them. */
function wordsOf(tokens: readonly Token[]): Set<string> {
  const words = new Set<string>();
  for (const { form, lemma } of tokens)
    words
      .add(bare.get(form) ?? form)
      .add(form)
      .add(lemma);
  return words;
}

function addMatches(
  matches: PhraseMatch[],
  at: number,
  patterns: readonly PhrasePattern[] | undefined,
  tokens: readonly Token[],
  words: ReadonlySet<string>,
  nouns: Nouns,
): void {
  if (patterns === undefined) return;
  for (const pattern of patterns) {
    if (pattern.needs !== undefined && !words.has(pattern.needs)) continue;
    const own = matchFrom(tokens, at, pattern, 0);
    if (own === undefined) continue;
    const match = { pattern, tokens: own };
    if (acceptPhrase(new MatchedPhrase(match, tokens, nouns))) matches.push(match);
  }
}

const startOf = ({ tokens }: PhraseMatch): number => tokens[0] ?? 0;

/**
 * The multiword headwords of a sentence, in its order. Longer matches take precedence, then earlier ones ("called in the
 * middle of the night" has no call in); no token belongs to two.
 */
export function matchPhrases(tokens: readonly Token[], { byFirst, nouns }: PhraseIndex): PhraseMatch[] {
  const words = wordsOf(tokens);
  const candidates: PhraseMatch[] = [];
  for (const { index: at, tag, form, lemma, info } of tokens) {
    if (tag === "name") continue;
    const first = tag === "verb" ? lemma : tag === "be" ? "be" : form;
    addMatches(candidates, at, byFirst.get(first), tokens, words, nouns);
    if (first !== form) addMatches(candidates, at, byFirst.get(form), tokens, words, nouns);
    if (tag !== "adjective") continue;
    const verbs = new Set(info.candidates.flatMap((reading) => (reading.tag === "verb" ? [reading.lemma] : [])));
    for (const verb of verbs) if (verb !== form) addMatches(candidates, at, byFirst.get(verb), tokens, words, nouns);
  }
  if (candidates.length === 0) return candidates;
  const byLength = candidates.toSorted((a, b) => b.tokens.length - a.tokens.length || startOf(a) - startOf(b));
  const taken = new Set<number>();
  const matches = byLength.filter(({ tokens: own }) => {
    if (own.some((token) => taken.has(token))) return false;
    for (const token of own) taken.add(token);
    return true;
  });
  return matches.sort((a, b) => startOf(a) - startOf(b));
}
