export const reportKinds = ["missing", "meaning", "wish"] as const;

/** A word that the lexicon lacks, a wrong meaning, a title that somebody would like to have. */
export type ReportKind = (typeof reportKinds)[number];

export const reportOutcomes = ["fixed", "added", "declined"] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

/** Names of titles that differ in case, accents, punctuation or a leading article are wishes for the same. */
export function wishKey(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain.replace(/^(the|a|an) (?=.)/, "");
}
