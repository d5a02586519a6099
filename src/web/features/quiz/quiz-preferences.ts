import { type MethodId, methodIds } from "../../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../../domain/quiz/settings.ts";

/** `userPreferences` in local storage: how a person likes to play. */
export type QuizPreferences = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  /** Words are spoken when they have been answered. */
  readonly isSpoken: boolean;
  readonly isTimed: boolean;
};

/** What else stands there. */
type Beside = {
  /** The list that was played last, as GetWordListV2 takes it. */
  readonly list?: unknown;
  /** The known list of who changed them, until the server has heard of it. */
  readonly unsentOf?: number | undefined;
};

const storageKey = "userPreferences";

export const usualPreferences: QuizPreferences = {
  methods: ["test-phrase-mean", "test-definition-phrase", "write-mean-phrase"],
  repetition: 1,
  isSpoken: true,
  isTimed: true,
};

/** What was ever kept, as it stands there; undefined where nothing was. */
export function storedPreferences(storage: () => Storage): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept; whatever of it cannot be read is as usual. */
export function readPreferences(storage: () => Storage): QuizPreferences {
  const { methods, repetition, isSpoken, isTimed } = storedPreferences(storage) ?? {};
  const chosen = Array.isArray(methods) ? methodIds.filter((id) => methods.includes(id)) : [];
  return {
    methods: chosen.length > 0 ? chosen : usualPreferences.methods,
    repetition: repetitions.find((one) => one === repetition) ?? usualPreferences.repetition,
    isSpoken: typeof isSpoken === "boolean" ? isSpoken : usualPreferences.isSpoken,
    isTimed: typeof isTimed === "boolean" ? isTimed : usualPreferences.isTimed,
  };
}

/** Keeps what else stands there; a store that is full or forbidden keeps nothing. */
export function keepPreferences(preferences: Partial<QuizPreferences> & Beside, storage: () => Storage): void {
  try {
    storage().setItem(storageKey, JSON.stringify({ ...storedPreferences(storage), ...preferences }));
  } catch {
    // They hold for this quiz.
  }
}
