import { readClues } from "./clues.ts";
import type { LexiconEntry, Sense } from "./entry.ts";
import type { LexiconProblem, PlacedEntry } from "./parse-lexicon.ts";

const maxMeanings = 4;
const maxSynonyms = 4;
const maxDefinitionWords = 15;
const maxExampleWords = 14;

const letters = {
  tr: /^[a-zçğıiöşüâîûA-ZÇĞİIÖŞÜ0-9 '’(),.!?/-]+$/,
  es: /^[a-záéíóúüñA-ZÁÉÍÓÚÜÑ0-9 '’(),.!?¡¿/-]+$/,
  ipa: /^[ɑæʌəɔaɛɝɚeɪioʊubdðfɡhkljmnŋprsʃtθvwzʒˈˌ ]+$/,
} as const;

/** Letters that Turkish does not have: the cell is in the wrong column. */
const foreignToTurkish = /[qwx]/i;

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

function meaningFaults(language: "tr" | "es", meanings: readonly string[]): string[] {
  const faults: string[] = [];
  if (meanings.length === 0) faults.push(`No ${language} meaning.`);
  if (meanings.length > maxMeanings) faults.push(`More than ${maxMeanings} ${language} meanings.`);
  if (new Set(meanings).size < meanings.length) faults.push(`A ${language} meaning stands twice.`);
  for (const meaning of meanings) {
    if (!letters[language].test(meaning) || (language === "tr" && foreignToTurkish.test(meaning)))
      faults.push(`“${meaning}” has letters that ${language} does not have.`);
  }
  return faults;
}

function exampleFaults(phrase: string, { example, exampleTr, exampleEs }: Sense): string[] {
  if (example === "") return phrase.includes(" ") ? ["A multiword entry needs an example."] : [];
  const faults: string[] = [];
  const { length } = example.split(/\s+/);
  if (length < 3 || length > maxExampleWords) faults.push(`The example has ${length} words; 3 to ${maxExampleWords}.`);
  if ((exampleTr === "") !== (exampleEs === "")) faults.push("The example is translated into one language only.");
  for (const sentence of [example, exampleTr, exampleEs]) {
    if (sentence !== "" && !/[.!?…]["”»]?$/.test(sentence)) faults.push(`“${sentence}” has no full stop.`);
  }
  return faults;
}

function clueFaults({ clues }: Sense): string[] {
  return clues.flatMap((clue) => {
    try {
      readClues([clue]);
      return [];
    } catch (error) {
      return [`Clue: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function senseFaults(phrase: string, sense: Sense): string[] {
  const { definition, synonyms, ipa } = sense;
  const faults = [...meaningFaults("tr", sense.tr), ...meaningFaults("es", sense.es)];
  const words = definition.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) faults.push("No definition.");
  if (words.length > maxDefinitionWords)
    faults.push(`The definition has ${words.length} words; ${maxDefinitionWords} at most.`);
  if (usesHeadword(phrase, definition)) faults.push("The definition uses the headword.");
  if (synonyms.length > maxSynonyms) faults.push(`More than ${maxSynonyms} synonyms.`);
  if (synonyms.includes(phrase)) faults.push("The headword is its own synonym.");
  if (!letters.ipa.test(ipa)) faults.push(`“${ipa}” is no General American IPA.`);
  return [...faults, ...exampleFaults(phrase, sense), ...clueFaults(sense)];
}

function repeatedDefinitions({ senses }: LexiconEntry): string[] {
  const definitions = senses.map(({ definition }) => definition);
  return new Set(definitions).size < definitions.length ? ["Two senses have the same definition."] : [];
}

/**
 * All faults over all files: of single senses, synonyms that are no headwords, and duplicate entries.
 *
 * @param others headwords besides those of the given entries
 */
export function checkLexicon(placed: readonly PlacedEntry[], others: Iterable<string> = []): LexiconProblem[] {
  const problems: LexiconProblem[] = [];
  const seen = new Map<number, PlacedEntry>();
  const phrases = new Set(
    [...placed.map(({ entry }) => entry.phrase), ...others].map((phrase) => phrase.toLowerCase()),
  );
  for (const place of placed) {
    const { entry, file, line } = place;
    const { phrase, senses } = entry;
    for (const [index, sense] of senses.entries()) {
      const unknown = sense.synonyms.filter((each) => !phrases.has(each.toLowerCase()));
      const faults = [
        ...senseFaults(phrase, sense),
        ...unknown.map((synonym) => `The synonym “${synonym}” is no headword.`),
      ];
      for (const message of faults) problems.push({ file, line: line + index, message: `${phrase}: ${message}` });
    }
    for (const message of repeatedDefinitions(entry)) problems.push({ file, line, message: `${phrase}: ${message}` });
    const first = seen.get(entry.id);
    if (first === undefined) seen.set(entry.id, place);
    else {
      const message = `${phrase} (${entry.partOfSpeech}) stands already in ${first.file}:${first.line}.`;
      problems.push({ file, line, message });
    }
  }
  return problems;
}
