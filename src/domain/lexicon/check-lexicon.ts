import { meaningLanguages } from "../locale/locale.ts";
import type { MeaningLanguage } from "../locale/meaning-language.ts";
import { readClues } from "./clues.ts";
import type { LexiconEntry, Sense } from "./entry.ts";
import { type LexiconFault, lexiconFault, lexiconLimits } from "./lexicon-fault.ts";
import type { LexiconProblem, PlacedEntry } from "./parse-lexicon.ts";

/** What a meaning is written with: a cell in the wrong column has other letters. A language without a row may have all. */
const lettersOf: ReadonlyMap<string, RegExp> = new Map([
  ["tr", /^[a-pr-vyzçğıiöşüâîûA-PR-VYZÇĞİÖŞÜ0-9 '’(),.!?/-]+$/],
  ["es", /^[a-záéíóúüñA-ZÁÉÍÓÚÜÑ0-9 '’(),.!?¡¿/-]+$/],
]);

const anyLetters = /^[\p{L}\p{M}0-9 '’(),.!?¡¿/-]+$/u;

const ipaLetters = /^[ɑæʌəɔaɛɝɚeɪioʊubdðfɡhkljmnŋprsʃtθvwzʒˈˌ ]+$/;

const endings = ["", "s", "es", "d", "ed", "ing", "er", "est", "ly", "'s"];

/** The headword with regular endings, to find circular definitions. */
function regularForms(phrase: string): Set<string> {
  const word = phrase.toLowerCase();
  const forms = endings.map((ending) => word + ending);
  if (word.endsWith("e")) forms.push(...["ing", "ed", "er"].map((ending) => word.slice(0, -1) + ending));
  if (word.endsWith("y")) forms.push(...["ies", "ied", "ier"].map((ending) => word.slice(0, -1) + ending));
  return new Set(forms);
}

function usesHeadword(phrase: string, definition: string): boolean {
  const words = definition.toLowerCase().split(/[^a-z']+/);
  if (phrase.includes(" ")) return ` ${words.join(" ")} `.includes(` ${phrase.toLowerCase()} `);
  const forms = regularForms(phrase);
  return words.some((word) => forms.has(word));
}

function meaningFaults(language: MeaningLanguage, meanings: readonly string[]): LexiconFault[] {
  const faults: LexiconFault[] = [];
  if (meanings.length === 0) faults.push(lexiconFault(`no-meaning-${language}`));
  if (meanings.length > lexiconLimits.meanings) faults.push(lexiconFault(`many-meanings-${language}`));
  if (new Set(meanings).size < meanings.length) faults.push(lexiconFault(`repeated-meaning-${language}`));
  const letters = lettersOf.get(language) ?? anyLetters;
  for (const meaning of meanings) {
    if (!letters.test(meaning)) faults.push(lexiconFault(`foreign-letters-${language}`, meaning));
  }
  return faults;
}

function exampleFaults(phrase: string, { example, translations }: Sense): LexiconFault[] {
  if (example === "") return phrase.includes(" ") ? [lexiconFault("no-example")] : [];
  const faults: LexiconFault[] = [];
  const { length } = example.split(/\s+/);
  if (length < lexiconLimits.leastExampleWords || length > lexiconLimits.exampleWords)
    faults.push(lexiconFault("example-length", length));
  const translated = Object.values(translations).filter((sentence) => sentence !== "");
  if (translated.length > 0 && translated.length < meaningLanguages.length)
    faults.push(lexiconFault("half-translated"));
  for (const sentence of [example, ...translated]) {
    if (!/[.!?…]["”»]?$/.test(sentence)) faults.push(lexiconFault("no-full-stop", sentence));
  }
  return faults;
}

function clueFaults(phrase: string, { clues }: Sense): LexiconFault[] {
  return clues.flatMap((clue) => {
    try {
      readClues([clue], phrase);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [{ ...lexiconFault("clue", clue), message: `Clue: ${reason}` }];
    }
  });
}

function senseFaults(phrase: string, sense: Sense): LexiconFault[] {
  const { definition, synonyms, ipa } = sense;
  const faults = meaningLanguages.flatMap((language) => meaningFaults(language, sense.meanings[language]));
  const words = definition.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) faults.push(lexiconFault("no-definition"));
  if (words.length > lexiconLimits.definitionWords) faults.push(lexiconFault("long-definition", words.length));
  if (usesHeadword(phrase, definition)) faults.push(lexiconFault("circular-definition"));
  if (synonyms.length > lexiconLimits.synonyms) faults.push(lexiconFault("many-synonyms"));
  if (synonyms.includes(phrase)) faults.push(lexiconFault("own-synonym"));
  if (!ipaLetters.test(ipa)) faults.push(lexiconFault("not-ipa", ipa));
  return [...faults, ...exampleFaults(phrase, sense), ...clueFaults(phrase, sense)];
}

/** Each with the index of its sense. */
type PlacedFault = readonly [sense: number, fault: LexiconFault];

/**
 * The faults of one entry.
 *
 * @param isHeadword of a synonym, in lower case
 */
export function entryFaults({ phrase, senses }: LexiconEntry, isHeadword: (synonym: string) => boolean): PlacedFault[] {
  const faults = senses.flatMap((sense, index): PlacedFault[] => {
    const unknown = sense.synonyms.filter((each) => !isHeadword(each.toLowerCase()));
    const all = [...senseFaults(phrase, sense), ...unknown.map((each) => lexiconFault("unknown-synonym", each))];
    return all.map((fault) => [index, fault]);
  });
  const definitions = senses.map(({ definition }) => definition);
  const areSame = new Set(definitions).size < definitions.length;
  return areSame ? [...faults, [0, lexiconFault("same-definitions")]] : faults;
}

/** Entries stand in the file of their first letter, in alphabetical order, so that everyone finds them. */
export function findMisplaced(placed: readonly PlacedEntry[]): LexiconProblem[] {
  return placed.flatMap(({ entry, file, line }, index) => {
    const phrase = entry.phrase.toLowerCase();
    const before = placed[index - 1];
    const own = `${phrase[0]}.tsv`;
    if (file !== own) return [{ file, line, message: `${entry.phrase}: This entry belongs in ${own}.` }];
    if (before?.file !== file || before.entry.phrase.toLowerCase() <= phrase) return [];
    return [
      { file, line, message: `${entry.phrase}: In alphabetical order this comes before ${before.entry.phrase}.` },
    ];
  });
}

/** All faults over all files: of single entries, and duplicate ones. */
export function checkLexicon(placed: readonly PlacedEntry[]): LexiconProblem[] {
  const problems: LexiconProblem[] = [];
  const seen = new Map<number, PlacedEntry>();
  const phrases = new Set(placed.map(({ entry }) => entry.phrase.toLowerCase()));
  for (const place of placed) {
    const { entry, file, line } = place;
    const { phrase } = entry;
    for (const [index, { message }] of entryFaults(entry, (synonym) => phrases.has(synonym))) {
      problems.push({ file, line: line + index, message: `${phrase}: ${message}` });
    }
    const first = seen.get(entry.id);
    if (first === undefined) seen.set(entry.id, place);
    else {
      const message = `${phrase} (${entry.partOfSpeech}) stands already in ${first.file}:${first.line}.`;
      problems.push({ file, line, message });
    }
  }
  return problems;
}
