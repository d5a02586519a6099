/** What the check of the lexicon finds wrong with an entry. */
export const lexiconFaultCodes = [
  "no-meaning-tr",
  "no-meaning-es",
  "many-meanings-tr",
  "many-meanings-es",
  "repeated-meaning-tr",
  "repeated-meaning-es",
  "foreign-letters-tr",
  "foreign-letters-es",
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
  "no-meaning-tr": () => "No tr meaning.",
  "no-meaning-es": () => "No es meaning.",
  "many-meanings-tr": () => `More than ${meanings} tr meanings.`,
  "many-meanings-es": () => `More than ${meanings} es meanings.`,
  "repeated-meaning-tr": () => "A tr meaning stands twice.",
  "repeated-meaning-es": () => "A es meaning stands twice.",
  "foreign-letters-tr": (meaning) => `“${meaning}” has letters that tr does not have.`,
  "foreign-letters-es": (meaning) => `“${meaning}” has letters that es does not have.`,
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
  "half-translated": () => "The example is translated into one language only.",
  "no-full-stop": (sentence) => `“${sentence}” has no full stop.`,
  clue: (clue) => `“${clue}” is no clue.`,
};

export function lexiconFault(code: LexiconFaultCode, detail: string | number = ""): LexiconFault {
  return { code, detail: String(detail), message: messages[code](String(detail)) };
}
