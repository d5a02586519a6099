import { irregularComparisons, noComparisons } from "../tables/irregular-comparisons.ts";
import type { Candidate } from "./candidate.ts";

type IsHeadword = (word: string, tag: "adjective" | "adverb") => boolean;

function plainForms(stem: string): string[] {
  const forms = [stem, `${stem}e`];
  if (stem.endsWith("i")) forms.unshift(`${stem.slice(0, -1)}y`);
  if (/([bdgmnprt])\1$/.test(stem)) forms.push(stem.slice(0, -1));
  return forms;
}

/** Adjectives and adverbs that a lower-case form compares. */
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
