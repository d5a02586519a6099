import type { Dictionary } from "../../../lexicon/dictionary.ts";
import type { PartOfSpeech } from "../../../lexicon/part-of-speech.ts";
import { closedClasses, openReadings, sounds } from "../tables/closed-classes.ts";
import { extraTags, fixedWords, numberWords, unusedTags } from "../tables/fixed-words.ts";
import { comparedNouns, onlyCompared } from "../tables/irregular-comparisons.ts";
import { attributiveParticiples, ingAdjectives, ingNouns, stateParticiples } from "../tables/participles.ts";
import { properWords } from "../tables/proper-words.ts";
import { type ClosedTag, type ItemTag, isItemTag } from "../tag.ts";
import type { Candidate } from "./candidate.ts";
import { comparisonReadings, nounReadings, verbReadings } from "./readings.ts";

/** The analysis of a lower-case form without its sentence. */
export type FormInfo = {
  readonly form: string;
  readonly closed: readonly ClosedTag[];
  /** Its readings as an item, the most frequent first; empty where no dictionary has it. */
  readonly candidates: readonly Candidate[];
  readonly isSound: boolean;
  /** A dictionary or word list has it; else it may be a name. */
  readonly isKnown: boolean;
};

/** May be an order or an infinitive. */
export function isBaseOfVerb({ candidates }: FormInfo): boolean {
  return candidates.some(({ tag, feature }) => tag === "verb" && feature === "base");
}

/** Longer forms are not analysed. */
export const maxFormLength = 40;

/** Participles that are nouns too: "the accused". */
const participleNouns = /^(?:moped|accused|deceased|wounded|beloved|dead|disabled|employed|educated)$/;

/** "Unmanned" is hardly ever of a verb, unless the lexicon has one ("undressed"). */
const negatedParticiple = /^un.+(?:ed|en|n|t)$/;

/** Letters that are spelled or name something ("plan B"), and abbreviations of times. */
const isLetter = /^(?:[b-hj-z]|[ap]\.m\.)$/;

const familyWord = /^(?:ex|great|step|half|self)-(.+)$/;
const spelledNumber =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)$/;
const ageWord = /^[a-z-]+-(?:year|month|week|day)-olds?$/;

/** The dictionary's parts of speech, and those of hyphenated words by pattern (ex-girlfriend, two-year-old). */
export function itemTagsOf(word: string, dictionary: Dictionary): readonly ItemTag[] {
  if (numberWords.has(word)) return ["number"];
  const fixed = fixedWords.get(word);
  if (fixed !== undefined) return [fixed];
  const listed = dictionary.partsOfSpeech(word).filter((tag): tag is ItemTag => isItem(tag));
  if (isBrokenOff(word, listed, dictionary)) return [];
  const more = extraTags.get(word)?.filter((tag) => !listed.includes(tag)) ?? [];
  const tags = [...listed, ...more].filter((tag) => !isUnused(word, tag, listed.length));
  if (spelledNumber.test(word)) return ["number"];
  if (ageWord.test(word)) return ["adjective", "noun"];
  if (tags.length > 0 || !word.includes("-")) return tags;
  const [, core] = familyWord.exec(word) ?? [];
  return core !== undefined && dictionary.partsOfSpeech(core)[0] === "noun" ? ["noun"] : [];
}

/** Of two letters dictionaries list symbols ("gi", "ni"), which in speech are words broken off or foreign. */
function isBrokenOff(word: string, tags: readonly ItemTag[], dictionary: Dictionary): boolean {
  if (word.length > 2 || extraTags.has(word) || sounds.has(word)) return false;
  return dictionary.writtenPartsOfSpeech(word).length === 0 && tags[0] !== "verb";
}

/** A word that is rarely an adjective has no comparative ("pet", "peter"). */
function isUsually(tags: readonly ItemTag[], tag: ItemTag): boolean {
  return tags.includes(tag) && tags.indexOf(tag) < 2;
}

function isItem(tag: string): boolean {
  return isItemTag(tag as ItemTag);
}

/** A part of speech that is left out, unless the word has no other. */
function isUnused(word: string, tag: ItemTag, listed: number): boolean {
  return listed > 1 && unusedTags.get(tag)?.has(word) === true;
}

function isUnwritten({ lemma, tag }: Candidate, dictionary: Dictionary): boolean {
  if (tag === "adjective" && (stateParticiples.has(lemma) || ingAdjectives.has(lemma))) return false;
  const written = dictionary.writtenPartsOfSpeech(lemma);
  return written.length > 0 && !written.includes(tag) && extraTags.get(lemma)?.includes(tag) !== true;
}

/** "Anglos" are of Anglo. */
function properReading(form: string): Candidate {
  const singular = form.replace(/s$|(?<=m)en$/, (ending) => (ending === "s" ? "" : "an"));
  const isPlural = singular !== form && properWords.has(singular);
  return { lemma: isPlural ? singular : form, tag: "noun", feature: isPlural ? "plural" : "base" };
}

/** "Sadistically", "bossily": an adverb without an entry, made of an adjective that has one. */
function isDerivedAdverb(form: string, isAdjective: (word: string) => boolean): boolean {
  const stem = form.endsWith("ly") && form.length > 6 ? form.slice(0, -2) : "";
  if (stem === "") return false;
  const plain = stem.endsWith("ical") ? stem.slice(0, -2) : stem.endsWith("i") ? `${stem.slice(0, -1)}y` : stem;
  return isAdjective(stem) || isAdjective(plain);
}

/** Pure, so that results may be cached. */
export function analyseForm(form: string, dictionary: Dictionary): FormInfo {
  const closed = closedClasses.get(form) ?? [];
  const isSound = sounds.has(form) || isLetter.test(form);
  if (form.length > maxFormLength) return { form, closed, candidates: [], isSound, isKnown: false };
  const tagsOf = (word: string) => itemTagsOf(word, dictionary);
  const has = (tag: ItemTag) => (word: string) => tagsOf(word).includes(tag);
  const isWritten = (tag: ItemTag) => (word: string) => dictionary.writtenPartsOfSpeech(word).includes(tag);
  // "Sores" and "awoke" are of entries that hardly occur in their plain form.
  const isInflected = (tag: "noun" | "verb") => (word: string) =>
    has(tag)(word) || (word !== form && isWritten(tag)(word) && !has("verb")(word));
  const own = tagsOf(form);
  const isFixed = numberWords.has(form) || fixedWords.has(form);
  const single = form.endsWith("s") ? form.slice(0, -1) : "";
  const isPluralNumber = numberWords.has(single) && single.length > 3;
  const isPlainNoun =
    own.includes("noun") && !own.includes("adjective") && !own.includes("adverb") && !comparedNouns.has(form);
  const compared =
    isPlainNoun || dictionary.isMostlyCapitalised(form)
      ? []
      : comparisonReadings(
          form,
          (word, tag) => isUsually(tagsOf(word), tag) || (own.includes(tag) && isWritten(tag)(word)),
        ).map((reading) => (isWritten(reading.tag)(form) ? { ...reading, lemma: form } : reading));
  const candidates: Candidate[] = isPluralNumber
    ? [{ lemma: single, tag: "number", feature: "plural" }]
    : isFixed
      ? own.map((tag) => ({ lemma: form, tag, feature: "base" }))
      : [
          ...(onlyCompared.has(form) ? [] : nounReadings(form, isInflected("noun"), isWritten("noun"))),
          ...verbReadings(form, isInflected("verb"), isWritten("verb")),
          ...compared,
          ...own
            .filter((tag) => tag !== "noun" && tag !== "verb" && !compared.some((reading) => reading.tag === tag))
            .map((tag): Candidate => ({ lemma: form, tag, feature: "base" })),
        ];
  const allowed = openReadings.get(form) ?? [];
  const open = closed.length === 0 ? candidates : candidates.filter(({ tag }) => allowed.includes(tag));
  if (closed.length + open.length === 0 && isDerivedAdverb(form, has("adjective")))
    open.push({ lemma: form, tag: "adverb", feature: "base" });
  const proper = properWords.get(form);
  if (proper !== undefined && open.length === 0) open.push(properReading(form));
  const isKnown = open.length > 0 || closed.length > 0 || isSound;
  const written = dictionary.writtenPartsOfSpeech(form);
  const read = rankReadings(filterParticiples(form, open, written, isWritten("verb")), own, tagsOf).map((reading) =>
    isUnwritten(reading, dictionary) ? { ...reading, isUnwritten: true } : reading,
  );
  return { form, closed, candidates: read, isSound, isKnown };
}

/**
 * WordNet lists some participles as adjectives and some gerunds as nouns. Kept are those that the lexicon or learner's
 * dictionaries list: "was canceled" is cancel, "stop whispering" is whisper, and "it's freezing" is an adjective.
 */
function filterParticiples(
  form: string,
  candidates: readonly Candidate[],
  written: readonly PartOfSpeech[],
  isWrittenVerb: (word: string) => boolean,
): readonly Candidate[] {
  const features = new Set(
    candidates.filter(({ tag, lemma }) => tag === "verb" && lemma !== form).map((c) => c.feature),
  );
  const isIng = features.has("ing");
  const isParticiple = features.has("participle") || features.has("pastOrParticiple");
  if (!isIng && !isParticiple) return candidates;
  const isNegated = negatedParticiple.test(form) && candidates.some(({ tag }) => tag === "adjective");
  if (isNegated && !candidates.some((candidate) => candidate.tag === "verb" && isWrittenVerb(candidate.lemma)))
    return candidates.filter(({ tag }) => tag === "adjective");
  const isAdjective =
    written.includes("adjective") ||
    ingAdjectives.has(form) ||
    stateParticiples.has(form) ||
    attributiveParticiples.has(form) ||
    extraTags.has(form);
  const isMissing =
    (ingAdjectives.has(form) || stateParticiples.has(form)) && !candidates.some((c) => c.tag === "adjective");
  const listed: Candidate[] = isMissing ? [{ lemma: form, tag: "adjective", feature: "base" }] : [];
  return [...candidates, ...listed].filter(({ tag, lemma }) => {
    if (lemma !== form) return true;
    if (tag === "adjective") return isAdjective;
    if (tag === "noun" && isParticiple && form.endsWith("ed")) return participleNouns.test(form);
    return !(tag === "noun" && isIng) || ingNouns.has(form) || written.includes("noun");
  });
}

/** The most frequent reading first: by the order of the form's own parts of speech, else of its headword's. */
function rankReadings(
  candidates: readonly Candidate[],
  own: readonly ItemTag[],
  tagsOf: (word: string) => readonly ItemTag[],
): readonly Candidate[] {
  const ranked = candidates.map((candidate): Candidate & { rank: number } => {
    if (own.includes(candidate.tag)) return { ...candidate, rank: own.indexOf(candidate.tag) };
    return {
      ...candidate,
      rank: Math.max(0, tagsOf(candidate.lemma).indexOf(candidate.tag)),
    };
  });
  return ranked.sort((a, b) => a.rank - b.rank);
}
