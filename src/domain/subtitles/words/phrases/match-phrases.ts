import type { Unit } from "../tagging/unit.ts";
import { acceptPhrase, type PhraseMatch } from "./accept-phrase.ts";
import type { PhraseIndex, PhrasePart, PhrasePattern } from "./compile-phrases.ts";
import { isReflexive, nounPhraseEnds, possessiveEnds } from "./noun-phrase.ts";

const fillers =
  /^(?:right|straight|just|all|way|really|almost|completely|totally|slowly|quickly|finally|actually|already|still|never|always|deeply|madly|even|only|well|too|easily)$/;
const expletive = /^(?:hell|fuck|heck|shit)$/;
/** What may stand for a phrase's own article, "a" or "some"; but "in the way" is not "in a way". */
const articles = /^(?:a|an|another|any|no|one|some|much|what|such)$/;

const bare: ReadonlyMap<string, string> = new Map([
  ["'re", "are"],
  ["'s", "is"],
  ["'m", "am"],
  ["n't", "not"],
  ["'ve", "have"],
]);

function isWord(unit: Unit, text: string): boolean {
  return unit.form === text || bare.get(unit.form) === text;
}

function isLiteral(unit: Unit | undefined, part: PhrasePart): boolean {
  if (unit === undefined || unit.tag === "name") return false;
  switch (part.kind) {
    case "word":
      return isWord(unit, part.text);
    case "noun":
      return unit.form === part.text || (unit.tag === "noun" && unit.lemma === part.text);
    case "verb":
      return part.text === "be" ? unit.tag === "be" : unit.tag === "verb" && unit.lemma === part.text;
    case "article":
      return articles.test(unit.form);
    default:
      return false;
  }
}

/** Where the next part may begin: at once, or after words that may be slipped in. */
function startsOf(units: readonly Unit[], at: number, pattern: PhrasePattern, partIndex: number): number[] {
  const starts = [at];
  const unit = units[at];
  if (unit === undefined || unit.isAfterBreak || pattern.parts[0]?.kind !== "verb") return starts;
  const isParticle = pattern.partOfSpeech === "phrasal verb" && partIndex === 1;
  if (fillers.test(unit.form)) starts.push(at + 1);
  if (isParticle && unit.form === "the" && expletive.test(units[at + 1]?.form ?? "")) starts.push(at + 2);
  if (isParticle && pattern.splits) {
    for (const end of nounPhraseEnds(units, at)) {
      starts.push(end);
      if (end === at + 1 && unit.tag === "pronoun") starts.push(...nounPhraseEnds(units, end));
    }
  }
  if (!isParticle && pattern.partOfSpeech !== "phrasal verb") {
    if (unit.form === "a" && /^(?:lot|bit|ton)$/.test(units[at + 1]?.form ?? "") && units[at + 2]?.form === "of")
      starts.push(at + 3);
    for (let steps = 0; steps < 3; steps += 1) {
      const inner = units[at + steps];
      if (inner === undefined || inner.isAfterBreak || !/^(?:determiner|adjective|adverb|number)$/.test(inner.tag))
        break;
      starts.push(at + steps + 1);
    }
  }
  return starts;
}

function slotEnds(units: readonly Unit[], at: number, part: PhrasePart): number[] {
  switch (part.kind) {
    case "possessive":
      return possessiveEnds(units, at);
    case "reflexive":
      return isReflexive(units[at]) ? [at + 1] : [];
    case "person":
    case "thing":
      return nounPhraseEnds(units, at);
    default:
      return [];
  }
}

/** The units that match a pattern's own words from `partIndex` on; undefined where it does not match. */
function matchFrom(
  units: readonly Unit[],
  at: number,
  pattern: PhrasePattern,
  partIndex: number,
): number[] | undefined {
  const part = pattern.parts[partIndex];
  if (part === undefined) return [];
  for (const start of partIndex === 0 ? [at] : startsOf(units, at, pattern, partIndex)) {
    const unit = units[start];
    if (unit === undefined || (partIndex > 0 && unit.isAfterBreak)) continue;
    if (isLiteral(unit, part)) {
      const rest = matchFrom(units, start + 1, pattern, partIndex + 1);
      if (rest !== undefined) return [start, ...rest];
    }
    for (const end of slotEnds(units, start, part)) {
      const rest = matchFrom(units, end, pattern, partIndex + 1);
      if (rest !== undefined) return part.kind === "possessive" && end === start + 1 ? [start, ...rest] : rest;
    }
  }
  return undefined;
}

function matchesAt(units: readonly Unit[], at: number, index: PhraseIndex): PhraseMatch[] {
  const unit = units[at];
  if (unit === undefined || unit.tag === "name") return [];
  const keys =
    unit.tag === "verb" && unit.lemma !== unit.form
      ? [unit.lemma, unit.form]
      : [unit.tag === "be" ? "be" : unit.form, unit.form];
  return [...new Set(keys)].flatMap((key) =>
    (index.byFirst.get(key) ?? []).flatMap((pattern) => {
      const own = matchFrom(units, at, pattern, 0);
      if (own === undefined) return [];
      const match = { pattern, units: own };
      return acceptPhrase(match, units) ? [match] : [];
    }),
  );
}

const startOf = ({ units }: PhraseMatch): number => units[0] ?? 0;

/**
 * The multiword headwords of a sentence, the longest first and of equally long ones the first, so that "called in the
 * middle of the night" is no calling in; no unit belongs to two.
 */
export function matchPhrases(units: readonly Unit[], index: PhraseIndex): PhraseMatch[] {
  const candidates = units.flatMap((_unit, at) => matchesAt(units, at, index));
  const byLength = candidates.toSorted((a, b) => b.units.length - a.units.length || startOf(a) - startOf(b));
  const taken = new Set<number>();
  const matches = byLength.filter(({ units: own }) => {
    if (own.some((unit) => taken.has(unit))) return false;
    for (const unit of own) taken.add(unit);
    return true;
  });
  return matches.sort((a, b) => startOf(a) - startOf(b));
}
