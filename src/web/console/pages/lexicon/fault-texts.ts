import { type LexiconFaultCode, lexiconLimits } from "../../../../domain/lexicon/lexicon-fault.ts";
import { inBoth } from "../../language.ts";

type FaultTexts = Readonly<Record<LexiconFaultCode, (detail: string) => string>>;

const { meanings, synonyms, definitionWords, leastExampleWords, exampleWords } = lexiconLimits;

/** What the check of the lexicon says, from the detail that its code has. */
export const faultTexts = inBoth<FaultTexts>(
  {
    "no-meaning-tr": () => "Türkçe anlamı yok.",
    "no-meaning-es": () => "İspanyolca anlamı yok.",
    "many-meanings-tr": () => `En çok ${meanings} Türkçe anlam olabilir.`,
    "many-meanings-es": () => `En çok ${meanings} İspanyolca anlam olabilir.`,
    "repeated-meaning-tr": () => "Bir Türkçe anlam iki kez yazılmış.",
    "repeated-meaning-es": () => "Bir İspanyolca anlam iki kez yazılmış.",
    "foreign-letters-tr": (meaning) => `“${meaning}” Türkçede olmayan harfler içeriyor.`,
    "foreign-letters-es": (meaning) => `“${meaning}” İspanyolcada olmayan harfler içeriyor.`,
    "no-definition": () => "Tanımı yok.",
    "long-definition": (words) => `Tanım ${words} kelime; en çok ${definitionWords} olabilir.`,
    "circular-definition": () => "Tanımda kelimenin kendisi geçiyor.",
    "same-definitions": () => "İki anlamın tanımı aynı.",
    "many-synonyms": () => `En çok ${synonyms} eş anlamlı olabilir.`,
    "own-synonym": () => "Kelime kendi eş anlamlısı olarak yazılmış.",
    "unknown-synonym": (synonym) => `Eş anlamlı “${synonym}” sözlükte yok.`,
    "not-ipa": (ipa) => `“${ipa}” Amerikan İngilizcesinin IPA yazımı değil.`,
    "no-example": () => "Birden çok kelimeli bir girdinin örneği olmalı.",
    "example-length": (words) => `Örnek ${words} kelime; ${leastExampleWords} ile ${exampleWords} arasında olmalı.`,
    "half-translated": () => "Örnek yalnızca bir dile çevrilmiş.",
    "no-full-stop": (sentence) => `“${sentence}” noktayla bitmiyor.`,
    clue: (clue) => `“${clue}” ipucu olarak okunamıyor.`,
  },
  {
    "no-meaning-tr": () => "It has no Turkish meaning.",
    "no-meaning-es": () => "It has no Spanish meaning.",
    "many-meanings-tr": () => `There can be ${meanings} Turkish meanings at most.`,
    "many-meanings-es": () => `There can be ${meanings} Spanish meanings at most.`,
    "repeated-meaning-tr": () => "A Turkish meaning is given twice.",
    "repeated-meaning-es": () => "A Spanish meaning is given twice.",
    "foreign-letters-tr": (meaning) => `“${meaning}” has letters that Turkish doesn't have.`,
    "foreign-letters-es": (meaning) => `“${meaning}” has letters that Spanish doesn't have.`,
    "no-definition": () => "It has no definition.",
    "long-definition": (words) => `The definition has ${words} words; it can have ${definitionWords} at most.`,
    "circular-definition": () => "The definition uses the word itself.",
    "same-definitions": () => "Two senses have the same definition.",
    "many-synonyms": () => `There can be ${synonyms} synonyms at most.`,
    "own-synonym": () => "The word is given as its own synonym.",
    "unknown-synonym": (synonym) => `The synonym “${synonym}” isn't in the lexicon.`,
    "not-ipa": (ipa) => `“${ipa}” isn't IPA of American English.`,
    "no-example": () => "An entry of several words needs an example.",
    "example-length": (words) => `The example has ${words} words; it needs ${leastExampleWords} to ${exampleWords}.`,
    "half-translated": () => "The example is translated into one language only.",
    "no-full-stop": (sentence) => `“${sentence}” doesn't end with a full stop.`,
    clue: (clue) => `“${clue}” can't be read as a clue.`,
  },
);
