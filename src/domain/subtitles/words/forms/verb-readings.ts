import { irregularVerbForms } from "../tables/irregular-verbs.ts";
import type { Candidate, Feature } from "./candidate.ts";

/** Whether a lower-case word is a headword as a verb. */
type IsVerb = (word: string) => boolean;

const endsDoubled = /([bdfgklmnprstvz])\1$/;
/** Consonants that hardly ever end a verb doubled: "putting" is put and not putt, "conned" con and not conn. */
const doubledByEnding = /([bdgmnprt])\1$/;
/** "freed" is free, but "seed" is not see. */
const regularInEe = /^(?:dis)?agree$|^(?:free|pee|tee|knee|decree|referee|guarantee)$/;
const endsShort = /[aeiou][^aeiouwxy]$/;

/** Bases of a regular form without its ending, likeliest first: stem, stem + e, stem less a doubled consonant. */
function basesOfStem(stem: string): string[] {
  if (stem.length < 2) return [];
  if (doubledByEnding.test(stem)) return [stem.slice(0, -1), stem, `${stem}e`];
  if (endsDoubled.test(stem)) return [stem, stem.slice(0, -1), `${stem}e`];
  return endsShort.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`];
}

/** The likeliest base that is a verb; a long stem is no e-verb whose other reading is a verb too (visit, open). */
function baseOfStem(stem: string, isVerb: IsVerb): string | undefined {
  return basesOfStem(stem).find(isVerb);
}

function baseOfThird(form: string, isVerb: IsVerb): string | undefined {
  if (!form.endsWith("s") || form.endsWith("ss") || form.length < 4) return undefined;
  const bases = [form.slice(0, -1)];
  if (form.endsWith("ies")) bases.unshift(`${form.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(form)) bases.push(form.slice(0, -2));
  if (/zzes$|sses$/.test(form)) bases.push(form.slice(0, -3));
  return bases.find(isVerb);
}

function baseOfPast(form: string, isVerb: IsVerb): string | undefined {
  if (!form.endsWith("ed") || form.length < 4) return undefined;
  if (form.endsWith("ied")) return [`${form.slice(0, -3)}y`, form.slice(0, -1)].find(isVerb);
  if (form.endsWith("eed")) {
    const base = form.slice(0, -1);
    return regularInEe.test(base) && isVerb(base) ? base : undefined;
  }
  if (form.endsWith("cked") && isVerb(form.slice(0, -3))) return form.slice(0, -3);
  return baseOfStem(form.slice(0, -2), isVerb);
}

function baseOfIng(form: string, isVerb: IsVerb): string | undefined {
  if (!form.endsWith("ing") || form.length < 5) return undefined;
  const stem = form.slice(0, -3);
  if (stem.endsWith("y") && isVerb(`${stem.slice(0, -1)}ie`) && stem.length < 4) return `${stem.slice(0, -1)}ie`;
  if (stem.endsWith("ck") && isVerb(stem.slice(0, -1))) return stem.slice(0, -1);
  return baseOfStem(stem, isVerb);
}

/** Every verb that a lower-case form may belong to. */
export function verbReadings(form: string, isVerb: IsVerb): Candidate[] {
  const readings: Candidate[] = [];
  const add = (lemma: string | undefined, feature: Feature) => {
    if (lemma !== undefined && isVerb(lemma)) readings.push({ lemma, tag: "verb", feature });
  };
  if (isVerb(form)) add(form, "base");
  for (const { lemma, feature } of irregularVerbForms.get(form) ?? []) add(lemma, feature);
  add(baseOfThird(form, isVerb), "third");
  add(baseOfIng(form, isVerb), "ing");
  if (!irregularVerbForms.has(form)) add(baseOfPast(form, isVerb), "pastOrParticiple");
  return readings;
}
