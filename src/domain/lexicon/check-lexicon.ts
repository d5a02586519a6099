import type { LexiconEntry } from "./entry.ts";
import type { LexiconProblem, PlacedEntry } from "./parse-lexicon.ts";

const maxMeanings = 4;
const maxSynonyms = 4;
const maxDefinitionWords = 15;

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

function usesHeadword({ phrase, definition }: LexiconEntry): boolean {
  const words = definition.toLowerCase().split(/[^a-z']+/);
  if (phrase.includes(" ")) return ` ${words.join(" ")} `.includes(` ${phrase.toLowerCase()} `);
  const forms = regularForms(phrase);
  return words.some((word) => forms.has(word));
}

function faultsOf(entry: LexiconEntry): string[] {
  const faults: string[] = [];
  for (const language of ["tr", "es"] as const) {
    const meanings = entry[language];
    if (meanings.length === 0) faults.push(`No ${language} meaning.`);
    if (meanings.length > maxMeanings) faults.push(`More than ${maxMeanings} ${language} meanings.`);
    if (new Set(meanings).size < meanings.length) faults.push(`A ${language} meaning stands twice.`);
    for (const meaning of meanings) {
      if (!letters[language].test(meaning)) faults.push(`“${meaning}” has letters that ${language} does not have.`);
    }
  }
  for (const meaning of entry.tr) {
    if (foreignToTurkish.test(meaning)) faults.push(`“${meaning}” has letters that tr does not have.`);
  }
  const words = entry.definition.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) faults.push("No definition.");
  if (words.length > maxDefinitionWords)
    faults.push(`The definition has ${words.length} words; ${maxDefinitionWords} at most.`);
  if (usesHeadword(entry)) faults.push("The definition uses the headword.");
  if (entry.synonyms.length > maxSynonyms) faults.push(`More than ${maxSynonyms} synonyms.`);
  if (entry.synonyms.includes(entry.phrase)) faults.push("The headword is its own synonym.");
  if (!letters.ipa.test(entry.ipa)) faults.push(`“${entry.ipa}” is no General American IPA.`);
  if (entry.phrase.includes(" ") && entry.example === "") faults.push("A multiword entry needs an example.");
  return faults;
}

/** All faults over all files: of single entries, synonyms that are no headwords, and duplicate entries. */
export function checkLexicon(placed: readonly PlacedEntry[]): LexiconProblem[] {
  const problems: LexiconProblem[] = [];
  const seen = new Map<number, PlacedEntry>();
  const phrases = new Set(placed.map(({ entry }) => entry.phrase.toLowerCase()));
  for (const place of placed) {
    const { entry, file, line } = place;
    for (const message of faultsOf(entry)) problems.push({ file, line, message: `${entry.phrase}: ${message}` });
    for (const synonym of entry.synonyms.filter((each) => !phrases.has(each.toLowerCase()))) {
      problems.push({ file, line, message: `${entry.phrase}: The synonym “${synonym}” is no headword.` });
    }
    const first = seen.get(entry.id);
    if (first === undefined) seen.set(entry.id, place);
    else {
      const message = `${entry.phrase} (${entry.partOfSpeech}) stands already in ${first.file}:${first.line}.`;
      problems.push({ file, line, message });
    }
  }
  return problems;
}
