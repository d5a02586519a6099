/** How an answer was judged. */
export type Verdict = {
  readonly isRight: boolean;
  /** Accepted, though not written quite so. */
  readonly isAlmost: boolean;
  /** Why only almost: marks left out, or one slip. */
  readonly reason: "diacritics" | "slip" | null;
  /** The accepted answer that is nearest to what was written. */
  readonly nearest: string;
};

/** Characters of an answer that are read; nothing that is asked for is nearly so long. */
export const answerLimit = 200;

export function verdict(kind: "right" | "wrong" | "diacritics" | "slip", nearest: string): Verdict {
  const reason = kind === "diacritics" || kind === "slip" ? kind : null;
  return { isRight: kind !== "wrong", isAlmost: reason !== null, reason, nearest };
}
