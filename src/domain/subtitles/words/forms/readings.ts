import { irregularComparisons, noComparisons } from "../tables/irregular-comparisons.ts";
import { singularsOfPlural, wholeNouns } from "../tables/irregular-nouns.ts";
import { irregularVerbForms } from "../tables/irregular-verbs.ts";
import type { Candidate, Feature } from "./candidate.ts";

/** Whether a lower-case word is a headword as a verb. */
type IsVerb = (word: string) => boolean;

const endsDoubled = /([bdfgklmnprstvz])\1$/;
/** Verbs hardly ever end in these doubled: "putting" is put rather than putt, "conned" con rather than conn. */
const doubledByEnding = /([bdgmnprt])\1$/;
/** "freed" is free, but "seed" is not see. */
const regularInEe = /^(?:dis)?agree$|^(?:free|pee|tee|knee|decree|referee|guarantee)$/;
const endsShort = /[aeiou][^aeiouwxy]$/;
/** They double their consonant: "moped" is mope, "mopped" is mop. */
const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** Bases of a regular form without its ending, the likeliest first: stem, stem + e, stem without a doubled consonant. */
function basesOfStem(stem: string): string[] {
  if (stem.length < 2) return [];
  if (doubledByEnding.test(stem)) return [stem.slice(0, -1), stem, `${stem}e`];
  if (endsDoubled.test(stem)) return [stem, stem.slice(0, -1), `${stem}e`];
  return endsShort.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`];
}

/** A headword is preferred that the lexicon has under the part of speech: "cookies" is cookie rather than cooky. */
function firstOf(words: readonly string[], isHeadword: IsVerb, isWritten: IsVerb): string | undefined {
  return words.find((word) => isHeadword(word) && isWritten(word)) ?? words.find(isHeadword);
}

/** The likeliest base that is a verb. */
function baseOfStem(stem: string, isVerb: IsVerb, isWritten: IsVerb): string | undefined {
  if (doubles.test(stem) && isVerb(`${stem}e`)) return `${stem}e`;
  return firstOf(basesOfStem(stem), isVerb, isWritten);
}

function baseOfThird(form: string, isVerb: IsVerb, isWritten: IsVerb): string | undefined {
  if (!form.endsWith("s") || form.endsWith("ss") || form.length < 4) return undefined;
  const bases = [form.slice(0, -1)];
  if (form.endsWith("ies")) bases.unshift(`${form.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(form)) bases.push(form.slice(0, -2));
  if (/zzes$|sses$/.test(form)) bases.push(form.slice(0, -3));
  return firstOf(bases, isVerb, isWritten);
}

function baseOfPast(form: string, isVerb: IsVerb, isWritten: IsVerb): string | undefined {
  if (!form.endsWith("ed") || form.length < 4) return undefined;
  if (form.endsWith("ied")) {
    return firstOf([`${form.slice(0, -3)}y`, form.slice(0, -1), form.slice(0, -2)], isVerb, isWritten);
  }
  if (form.endsWith("eed")) {
    const base = form.slice(0, -1);
    return regularInEe.test(base) && isVerb(base) ? base : undefined;
  }
  if (form.endsWith("cked") && isVerb(form.slice(0, -3))) return form.slice(0, -3);
  return baseOfStem(form.slice(0, -2), isVerb, isWritten);
}

function baseOfIng(form: string, isVerb: IsVerb, isWritten: IsVerb): string | undefined {
  if (!form.endsWith("ing") || form.length < 5) return undefined;
  const stem = form.slice(0, -3);
  if (stem.endsWith("y") && isVerb(`${stem.slice(0, -1)}ie`) && stem.length < 4) return `${stem.slice(0, -1)}ie`;
  if (stem.endsWith("ck") && isVerb(stem.slice(0, -1))) return stem.slice(0, -1);
  return baseOfStem(stem, isVerb, isWritten);
}

/** All readings of a lower-case form as a verb. */
export function verbReadings(form: string, isVerb: IsVerb, isWritten: IsVerb = isVerb): Candidate[] {
  const readings: Candidate[] = [];
  const add = (lemma: string | undefined, feature: Feature) => {
    if (lemma !== undefined && isVerb(lemma)) readings.push({ lemma, tag: "verb", feature });
  };
  if (isVerb(form)) add(form, "base");
  for (const { lemma, feature } of irregularVerbForms.get(form) ?? []) add(lemma, feature);
  add(baseOfThird(form, isVerb, isWritten), "third");
  add(baseOfIng(form, isVerb, isWritten), "ing");
  if (!irregularVerbForms.has(form)) add(baseOfPast(form, isVerb, isWritten), "pastOrParticiple");
  return readings;
}

type IsNoun = (word: string) => boolean;

function singularsOf(form: string, isNoun: IsNoun, isWritten: IsNoun): readonly string[] {
  const irregular = singularsOfPlural.get(form);
  if (irregular !== undefined) return irregular;
  if (form.endsWith("men") && isNoun(`${form.slice(0, -3)}man`)) return [`${form.slice(0, -3)}man`];
  if (form.endsWith("children") && isNoun(form.slice(0, -3))) return [form.slice(0, -3)];
  if (form.length === 3 && isNoun(form)) return [];
  if (!form.endsWith("s") || form.endsWith("ss") || form.length < 3) return [];
  const singulars = [form.slice(0, -1)];
  if (form.endsWith("ies")) singulars.unshift(`${form.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(form)) singulars.push(form.slice(0, -2));
  const singular = firstOf(singulars, isNoun, isWritten);
  return singular === undefined ? [] : [singular];
}

/** All readings of a lower-case form as a noun; a plural that is a headword itself is its own lemma. */
export function nounReadings(form: string, isNoun: IsNoun, isWritten: IsNoun = isNoun): Candidate[] {
  if (isNoun(form) && (wholeNouns.has(form) || (isWritten !== isNoun && isWritten(form) && /[^s]s$/.test(form))))
    return [{ lemma: form, tag: "noun", feature: "plural" }];
  const singulars = singularsOf(form, isNoun, isWritten);
  const plurals: Candidate[] = singulars.map((lemma) => ({ lemma, tag: "noun", feature: "plural" }));
  if (plurals.length > 0 || !isNoun(form)) return plurals;
  return [{ lemma: form, tag: "noun", feature: "base" }];
}

type IsHeadword = (word: string, tag: "adjective" | "adverb") => boolean;

function plainForms(stem: string): string[] {
  const forms = [stem, `${stem}e`];
  if (stem.endsWith("i")) forms.unshift(`${stem.slice(0, -1)}y`);
  if (/([bdgmnprt])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  return forms;
}

/** All readings of a lower-case form as a comparative or superlative. */
export function comparisonReadings(form: string, isHeadword: IsHeadword): Candidate[] {
  const feature = form.endsWith("st") ? "superlative" : "comparative";
  const irregular = irregularComparisons.get(form);
  if (irregular !== undefined) {
    const readings: Candidate[] = [];
    if (irregular.adjective !== undefined) readings.push({ lemma: irregular.adjective, tag: "adjective", feature });
    if (irregular.adverb !== undefined) readings.push({ lemma: irregular.adverb, tag: "adverb", feature });
    return readings;
  }
  if (form.length < 5 || !/e(?:r|st)$/.test(form) || noComparisons.has(form)) return [];
  const stem = form.replace(/e(?:r|st)$/, "");
  return (["adjective", "adverb"] as const).flatMap((tag): Candidate[] => {
    const lemma = plainForms(stem).find((plain) => plain.length > 2 && isHeadword(plain, tag));
    return lemma === undefined ? [] : [{ lemma, tag, feature }];
  });
}
