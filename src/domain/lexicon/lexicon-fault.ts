import { meaningLanguages } from "../locale/locale.ts";
import { keyedByLanguage, type MeaningLanguage } from "../locale/meaning-language.ts";

/** A fault of the meanings in one language has a code for each. */
export type MeaningFault = "no-meaning" | "many-meanings" | "repeated-meaning" | "foreign-letters";

const codesOf = (fault: MeaningFault) => meaningLanguages.map((language) => `${fault}-${language}` as const);

/** What is said of a fault in each language, by its codes. */
export function inEveryLanguage<Fault extends MeaningFault, Said>(
  fault: Fault,
  saidIn: (language: MeaningLanguage) => Said,
): Readonly<Record<`${Fault}-${MeaningLanguage}`, Said>> {
  return keyedByLanguage((language) => `${fault}-${language}` as const, saidIn);
}

/** What the check of the lexicon finds wrong with an entry. */
export const lexiconFaultCodes = [
  ...codesOf("no-meaning"),
  ...codesOf("many-meanings"),
  ...codesOf("repeated-meaning"),
  ...codesOf("foreign-letters"),
  "no-definition",
  "long-definition",
  "circular-definition",
  "same-definitions",
  "many-synonyms",
  "own-synonym",
  "unknown-synonym",
  "not-ipa",
  "no-example",
  "example-length",
  "half-translated",
  "no-full-stop",
  "clue",
] as const;

export type LexiconFaultCode = (typeof lexiconFaultCodes)[number];

/** The field of a sense that a fault is of; for a translation the one of the example that it translates. */
export const faultFields: Readonly<Record<LexiconFaultCode, string>> = {
  ...inEveryLanguage("no-meaning", (language) => language),
  ...inEveryLanguage("many-meanings", (language) => language),
  ...inEveryLanguage("repeated-meaning", (language) => language),
  ...inEveryLanguage("foreign-letters", (language) => language),
  "no-definition": "definition",
  "long-definition": "definition",
  "circular-definition": "definition",
  "same-definitions": "definition",
  "many-synonyms": "synonyms",
  "own-synonym": "synonyms",
  "unknown-synonym": "synonyms",
  "not-ipa": "ipa",
  "no-example": "example",
  "example-length": "example",
  "half-translated": "example",
  "no-full-stop": "example",
  clue: "clues",
};

export type LexiconFault = {
  readonly code: LexiconFaultCode;
  /** The text or number at fault; empty where the code says all. */
  readonly detail: string;
  /** All of it in English, for the command line and the files. */
  readonly message: string;
};

export const lexiconLimits = { meanings: 4, synonyms: 4, definitionWords: 15, leastExampleWords: 3, exampleWords: 14 };

const { meanings, synonyms, definitionWords, leastExampleWords, exampleWords } = lexiconLimits;

const messages: Readonly<Record<LexiconFaultCode, (detail: string) => string>> = {
  ...inEveryLanguage("no-meaning", (language) => () => `No ${language} meaning.`),
  ...inEveryLanguage("many-meanings", (language) => () => `More than ${meanings} ${language} meanings.`),
  ...inEveryLanguage("repeated-meaning", (language) => () => `A ${language} meaning stands twice.`),
  ...inEveryLanguage(
    "foreign-letters",
    (language) => (meaning) => `“${meaning}” has letters that ${language} does not have.`,
  ),
  "no-definition": () => "No definition.",
  "long-definition": (words) => `The definition has ${words} words; ${definitionWords} at most.`,
  "circular-definition": () => "The definition uses the headword.",
  "same-definitions": () => "Two senses have the same definition.",
  "many-synonyms": () => `More than ${synonyms} synonyms.`,
  "own-synonym": () => "The headword is its own synonym.",
  "unknown-synonym": (synonym) => `The synonym “${synonym}” is no headword.`,
  "not-ipa": (ipa) => `“${ipa}” is no General American IPA.`,
  "no-example": () => "A multiword entry needs an example.",
  "example-length": (words) => `The example has ${words} words; ${leastExampleWords} to ${exampleWords}.`,
  "half-translated": () => "The example is translated into some languages only.",
  "no-full-stop": (sentence) => `“${sentence}” has no full stop.`,
  clue: (clue) => `“${clue}” is no clue.`,
};

export function lexiconFault(code: LexiconFaultCode, detail: string | number = ""): LexiconFault {
  return { code, detail: String(detail), message: messages[code](String(detail)) };
}
