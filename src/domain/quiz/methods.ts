/** What a question shows or speaks. */
export type Asked = "phrase" | "mean" | "definition" | "synonyms" | "audio";

/** What is chosen or written. */
export type Answered = "phrase" | "mean" | "definition";

/** The nine methods under the specification's identifiers, with their base points (section 9). */
export const methods = [
  method("test-phrase-mean", 60, 40, "phrase", "mean"),
  method("test-definition-phrase", 90, 45, "definition", "phrase"),
  method("test-phrase-definition", 90, 45, "phrase", "definition"),
  method("test-synonyms-phrase", 80, 40, "synonyms", "phrase"),
  method("write-phrase-mean", 120, 55, "phrase", "mean"),
  method("write-mean-phrase", 140, 55, "mean", "phrase"),
  method("write-definition-phrase", 180, 70, "definition", "phrase"),
  method("writeListen-engAudio-phrase", 190, 70, "audio", "phrase"),
  method("writeListen-engAudio-mean", 200, 70, "audio", "mean"),
] as const;

export type MethodId = (typeof methods)[number]["id"];

export type Method = {
  readonly id: MethodId;
  /** Base points, without those for the word's level. */
  readonly points: number;
  /** Seconds in which the points decrease to their minimum. */
  readonly seconds: number;
  readonly asked: Asked;
  readonly answered: Answered;
  /** Written by hand; otherwise chosen among four. */
  readonly isWritten: boolean;
  readonly isListening: boolean;
};

export const methodIds: readonly MethodId[] = methods.map(({ id }) => id);

export function methodOf(id: MethodId): Method {
  const found = methods.find((known) => known.id === id);
  if (found === undefined) throw new RangeError(`no quiz method ${id}`);
  return found;
}

function method<Id extends string>(id: Id, points: number, seconds: number, asked: Asked, answered: Answered) {
  return {
    id,
    points,
    seconds,
    asked,
    answered,
    isWritten: id.startsWith("write"),
    isListening: id.startsWith("writeListen"),
  } as const;
}

/**
 * Which of some methods in order ask a word that has been answered right so often: one, or where there are more than
 * right answers are needed, the step's part of them, so that each is used.
 */
export function methodsOfStep<M>(inOrder: readonly M[], repetition: number, correctCount: number): readonly M[] {
  const count = inOrder.length;
  const step = Math.min(correctCount, repetition - 1);
  if (count <= repetition) return inOrder.slice(Math.min(step, count - 1)).slice(0, 1);
  return inOrder.slice(Math.floor((step * count) / repetition), Math.floor(((step + 1) * count) / repetition));
}
