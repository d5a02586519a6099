import type { Multiword } from "../../../lexicon/dictionary.ts";
import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import type { FormCache } from "../forms/form-cache.ts";
import type { ItemTag } from "../tag.ts";
import { expandWord } from "../text/expand-word.ts";
import type { PhrasePart, PhrasePattern } from "./matched-phrase.ts";
import { askedNouns, type Nouns } from "./nouns.ts";
import { phraseConditions } from "./phrase-conditions.ts";
import type { PhraseRow, PhraseTable, Verdict } from "./phrase-table.ts";

/**
 * What rows allow, besides a pronoun (=it|them) after the first word: an adverb ("I'd really like"), an adjective ("in a
 * great hurry"), a comma ("No, thanks"), someone who is told or asked ("tell the judge the truth"), an owner ("had their
 * breakfast"), a hyphen; who is talked to and how ("talk to her about it", "talk that way about him").
 */
const insertions: ReadonlySet<string> = new Set([
  "adverb",
  "adjective",
  "comma",
  "someone",
  "owner",
  "hyphen",
  "whom",
  "that way",
]);

/** Patterns by their first word (for verbs the lemma), the longest first. */
export type PhraseIndex = {
  readonly byFirst: ReadonlyMap<string, readonly PhrasePattern[]>;
  /** "verb particle" of all phrasal verbs. */
  readonly phrasal: ReadonlySet<string>;
  readonly nouns: Nouns;
};

const slots: ReadonlyMap<string, PhrasePart> = new Map<string, PhrasePart>([
  ["someone", { kind: "person" }],
  ["somebody", { kind: "person" }],
  ["someone's", { kind: "possessive" }],
  ["somebody's", { kind: "possessive" }],
  ["one's", { kind: "possessive" }],
  ["something", { kind: "thing" }],
  ["oneself", { kind: "reflexive" }],
]);

/** Questions that are also written out ("what is the matter"); "that is all I know" is not "that's all". */
const writtenOut = /^(?:what|how)'s$/;

const article = /^(?:a|an|some)$/;

type WordData = {
  isVerb(word: string): boolean;
  isNoun(word: string): boolean;
  isKnown(word: string): boolean;
};

/** Parts of speech whose first word, where it is a verb, may be inflected. */
const inflects: ReadonlySet<PartOfSpeech> = new Set<PartOfSpeech>(["idiom", "phrase", "verb"]);

/** Words that begin phrases without being verbs there although dictionaries list them as verbs too. */
const fixedStarts =
  /^(?:by|for|in|on|at|of|to|no|never|so|as|over|out|kind|sort|right|once|what|how|all|piece|son|behind|like|the|a|an|never|better|well|back|close|long|last|still|just|even|all|step|side|face|fair|game|hand|pain|shame|waste(?= of)|head|point|second|sense|shit|time|welcome|word|jet|needle|bar(?= mitzvah)|black|white|slip(?= of)|chin|pat(?= on)|rock(?= bottom)|short|sink(?= or)|split(?= second)|state(?= of)|top)(?=[ -]|$)/;

function compilePart(
  word: string,
  isFirst: boolean,
  { phrase, partOfSpeech }: Multiword,
  data: WordData,
): PhrasePart[] {
  const slot = slots.get(word);
  // In "or something" it stands for itself.
  const isWord = slot?.kind === "thing" && !data.isVerb(phrase.split(" ")[0] ?? "");
  if (slot !== undefined && !isWord) return [slot];
  if (article.test(word) && !isFirst) return [{ kind: "article" }];
  const expanded = expandWord(word, data.isKnown);
  const isQuestion = writtenOut.test(word);
  if (expanded.length > 1)
    return expanded.map((text) => ({
      kind: "word",
      text: text === "'re" ? "are" : isQuestion && text === "'s" ? "is" : text,
    }));
  const isInflected =
    partOfSpeech === "phrasal verb" || (inflects.has(partOfSpeech) && !fixedStarts.test(phrase.toLowerCase()));
  if (isFirst && isInflected && data.isVerb(word)) return [{ kind: "verb", text: word }];
  const isLastNoun = phrase.endsWith(` ${word}`) && data.isNoun(word);
  return [{ kind: isLastNoun && partOfSpeech !== "phrasal verb" ? "noun" : "word", text: word }];
}

type OfPhrase = Pick<PhrasePattern, "rules" | "allows"> & { readonly wordings: readonly string[] };

const ofNoRows: OfPhrase = { rules: { deciding: [], unlessLiteral: [] }, allows: new Set(), wordings: [] };

/** The rows of each phrase, compiled. */
function compileRows({ rows, nouns }: PhraseTable): ReadonlyMap<string, OfPhrase> {
  const condition = phraseConditions(nouns);
  const when = (own: readonly PhraseRow[], verdict: Verdict) =>
    own.filter((row) => row.verdict === verdict).map((row) => row.when);
  const compiled = [...Map.groupBy(rows, ({ phrase }) => phrase)].map(([phrase, own]): [string, OfPhrase] => {
    const allowed = when(own, "allows").flatMap((name) => {
      if (insertions.has(name)) return [name];
      if (!name.startsWith("=")) throw new Error(`"${phrase}" cannot allow "${name}".`);
      return name
        .slice(1)
        .split("|")
        .map((form) => `=${form}`);
    });
    const deciding = own
      .filter(({ verdict }) => verdict === "rejects" || verdict === "accepts")
      .map((row) => ({ holds: condition(row.when), accepts: row.verdict === "accepts" }));
    const unlessLiteral = when(own, "accepts unless literal").map(condition);
    return [phrase, { rules: { deciding, unlessLiteral }, allows: new Set(allowed), wordings: when(own, "is also") }];
  });
  return new Map(compiled);
}

function compile(multiword: Multiword, wording: string, { rules, allows }: OfPhrase, data: WordData): PhrasePattern {
  const words = wording.toLowerCase().split(/[\s-]+/);
  const parts = words.flatMap((word, index) => compilePart(word, index === 0, multiword, data));
  const [needs] = parts
    .slice(1)
    .flatMap((part) => ("text" in part ? [part.text] : []))
    .sort((a, b) => b.length - a.length);
  const { phrase, partOfSpeech, splits } = multiword;
  return { phrase, partOfSpeech, parts, needs, splits, rules, allows };
}

/**
 * Compiles multiword headwords once, with their rows.
 *
 * @throws {Error} where a row is not of the language
 */
export function compilePhrases(multiwords: readonly Multiword[], table: PhraseTable, forms: FormCache): PhraseIndex {
  const can = (word: string, tag: ItemTag) =>
    forms.get(word).candidates.some((reading) => reading.tag === tag && reading.lemma === word);
  const data: WordData = {
    isVerb: (word) => can(word, "verb") || word === "be",
    isNoun: (word) => can(word, "noun"),
    isKnown: (word) => forms.get(word).isKnown,
  };
  const byFirst = new Map<string, PhrasePattern[]>();
  const phrasal = new Set<string>();
  const rowsOf = compileRows(table);
  for (const multiword of multiwords) {
    const ofPhrase = rowsOf.get(multiword.phrase) ?? ofNoRows;
    for (const wording of [multiword.phrase, ...ofPhrase.wordings]) {
      const pattern = compile(multiword, wording, ofPhrase, data);
      const [first, second] = pattern.parts;
      if (first === undefined || pattern.parts.length < 2) continue;
      const key = "text" in first ? first.text : first.kind === "article" ? "a" : "'s";
      byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
      if (pattern.partOfSpeech === "phrasal verb" && second !== undefined && "text" in second && "text" in first)
        phrasal.add(`${first.text} ${second.text}`);
    }
  }
  for (const patterns of byFirst.values()) patterns.sort((a, b) => b.parts.length - a.parts.length);
  return { byFirst, phrasal, nouns: askedNouns(table.nouns) };
}
