import { singularsOfPlural, wholeNouns } from "../tables/irregular-nouns.ts";
import type { Candidate } from "./candidate.ts";

type IsNoun = (word: string) => boolean;

function singularsOf(form: string, isNoun: IsNoun): readonly string[] {
  const irregular = singularsOfPlural.get(form);
  if (irregular !== undefined) return irregular;
  if (form.endsWith("men") && isNoun(`${form.slice(0, -3)}man`)) return [`${form.slice(0, -3)}man`];
  if (!form.endsWith("s") || form.endsWith("ss") || form.length < 4) return [];
  const singulars = [form.slice(0, -1)];
  if (form.endsWith("ies")) singulars.unshift(`${form.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(form)) singulars.push(form.slice(0, -2));
  return singulars.filter(isNoun).slice(0, 1);
}

/** Every noun that a lower-case form may belong to; a plural that is a headword itself stays one. */
export function nounReadings(form: string, isNoun: IsNoun): Candidate[] {
  if (wholeNouns.has(form) && isNoun(form)) return [{ lemma: form, tag: "noun", feature: "plural" }];
  const singulars = singularsOf(form, isNoun);
  const plurals: Candidate[] = singulars.map((lemma) => ({ lemma, tag: "noun", feature: "plural" }));
  if (plurals.length > 0 || !isNoun(form)) return plurals;
  return [{ lemma: form, tag: "noun", feature: "base" }];
}
