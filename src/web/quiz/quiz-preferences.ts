import { type MethodId, methodIds } from "../../domain/quiz/methods.ts";
import { type Repetition, repetitions } from "../../domain/quiz/settings.ts";

/** `userPreferences` in local storage: how a person likes to play. */
export type QuizPreferences = {
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  /** Words are spoken when they have been answered. */
  readonly isSpoken: boolean;
  readonly isTimed: boolean;
};

const storageKey = "userPreferences";

export const usualPreferences: QuizPreferences = {
  methods: ["test-phrase-mean", "test-definition-phrase", "write-mean-phrase"],
  repetition: 1,
  isSpoken: true,
  isTimed: true,
};

/** What is kept; whatever of it cannot be read is as usual. */
export function readPreferences(storage: () => Storage): QuizPreferences {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return usualPreferences;
    const { methods, repetition, isSpoken, isTimed } = stored as Record<keyof QuizPreferences, unknown>;
    const chosen = Array.isArray(methods) ? methodIds.filter((id) => methods.includes(id)) : [];
    return {
      methods: chosen.length > 0 ? chosen : usualPreferences.methods,
      repetition: repetitions.find((one) => one === repetition) ?? usualPreferences.repetition,
      isSpoken: typeof isSpoken === "boolean" ? isSpoken : usualPreferences.isSpoken,
      isTimed: typeof isTimed === "boolean" ? isTimed : usualPreferences.isTimed,
    };
  } catch {
    return usualPreferences;
  }
}

/** Keeps what else stands there; a store that is full or forbidden keeps nothing. */
export function keepPreferences(preferences: QuizPreferences, storage: () => Storage): void {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    const others = typeof stored === "object" && !Array.isArray(stored) ? stored : null;
    storage().setItem(storageKey, JSON.stringify({ ...others, ...preferences }));
  } catch {
    // They hold for this quiz.
  }
}
