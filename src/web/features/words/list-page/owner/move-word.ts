export type Step = "top" | "up" | "down";

/** The same words with one of them moved; as they are where it is at that end already, or not among them. */
export function moveWord<Word extends { readonly id: number }>(
  words: readonly Word[],
  id: number,
  step: Step,
): readonly Word[] {
  const from = words.findIndex((word) => word.id === id);
  const word = words[from];
  if (word === undefined) return words;
  const to = step === "top" ? 0 : Math.min(Math.max(from + (step === "up" ? -1 : 1), 0), words.length - 1);
  return words.toSpliced(from, 1).toSpliced(to, 0, word);
}
