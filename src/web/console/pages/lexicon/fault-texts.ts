import { inEveryLanguage, type LexiconFaultCode, lexiconLimits } from "../../../../domain/lexicon/lexicon-fault.ts";
import { m } from "../../messages.ts";
import { nameOf } from "./name-of-language.ts";

const { meanings, synonyms, definitionWords, leastExampleWords, exampleWords } = lexiconLimits;

/** What the check of the lexicon says, from the detail that its code has. */
export const faultTexts: Readonly<Record<LexiconFaultCode, (detail: string) => string>> = {
  ...inEveryLanguage("no-meaning", (language) => () => m.lexicon_fault_no_meaning({ language: nameOf(language) })),
  ...inEveryLanguage(
    "many-meanings",
    (language) => () => m.lexicon_fault_many_meanings({ language: nameOf(language), most: meanings }),
  ),
  ...inEveryLanguage(
    "repeated-meaning",
    (language) => () => m.lexicon_fault_repeated_meaning({ language: nameOf(language) }),
  ),
  ...inEveryLanguage(
    "foreign-letters",
    (language) => (meaning) => m.lexicon_fault_foreign_letters({ language: nameOf(language), meaning }),
  ),
  "no-definition": () => m.lexicon_fault_no_definition(),
  "long-definition": (words) => m.lexicon_fault_long_definition({ words, most: definitionWords }),
  "circular-definition": () => m.lexicon_fault_circular_definition(),
  "same-definitions": () => m.lexicon_fault_same_definitions(),
  "many-synonyms": () => m.lexicon_fault_many_synonyms({ most: synonyms }),
  "own-synonym": () => m.lexicon_fault_own_synonym(),
  "unknown-synonym": (synonym) => m.lexicon_fault_unknown_synonym({ synonym }),
  "not-ipa": (ipa) => (ipa === "" ? m.lexicon_fault_no_ipa() : m.lexicon_fault_not_ipa({ ipa })),
  "no-example": () => m.lexicon_fault_no_example(),
  "example-length": (words) => m.lexicon_fault_example_length({ words, least: leastExampleWords, most: exampleWords }),
  "half-translated": () => m.lexicon_fault_half_translated(),
  "no-full-stop": (sentence) => m.lexicon_fault_no_full_stop({ sentence }),
  clue: (clue) => m.lexicon_fault_clue({ clue }),
};
