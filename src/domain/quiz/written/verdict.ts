/** The judgement of an answer. */
export type Verdict = {
  readonly isRight: boolean;
  /** Accepted, but not written exactly right. */
  readonly isAlmost: boolean;
  /** What was not exact: missing diacritics, or one typing error. */
  readonly reason: "diacritics" | "slip" | null;
  /** The accepted answer nearest to the written one. */
  readonly nearest: string;
};

/** Longer answers are wrong; no expected answer is nearly so long. */
export const answerLimit = 200;

export function verdict(kind: "right" | "wrong" | "diacritics" | "slip", nearest: string): Verdict {
  const reason = kind === "diacritics" || kind === "slip" ? kind : null;
  return { isRight: kind !== "wrong", isAlmost: reason !== null, reason, nearest };
}
