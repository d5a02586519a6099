import type { MethodId } from "../../../../domain/quiz/methods.ts";
import { methodsForList, playableWords } from "../../../../domain/quiz/offered-methods.ts";
import { minimumWords, type QuizSettings } from "../../../../domain/quiz/settings.ts";
import { signedInListId } from "../../accounts/session/session.ts";
import { type QuizPreferences, readPreferences } from "../quiz-preferences.ts";
import { isGuided, leastWordsOf, type StoredList } from "../session/quiz-session.ts";
import { inOrderOfEffort, tonightPlan } from "./tonight-plan.ts";

/** What is proposed for a list: the person's own preferences, or of a guided quiz the methods that suit its words. */
export function proposedPreferences(list: StoredList, hasVoice: boolean): QuizPreferences {
  const { words, meanLanguage } = list;
  return { ...readPreferences(), ...(isGuided(list) && tonightPlan(words, { meanLanguage, hasVoice })) };
}

/**
 * The preferred methods that a list allows; if it allows none of them, the first one that it allows.
 *
 * @param isChosen none is what was chosen
 */
export function allowedMethods(
  wished: readonly MethodId[],
  offered: readonly { readonly id: MethodId }[],
  isChosen = false,
): readonly MethodId[] {
  const allowed = wished.filter((id) => offered.some((method) => method.id === id));
  return allowed.length > 0 || isChosen ? allowed : offered.slice(0, 1).map(({ id }) => id);
}

/** A quiz as it would be started, and how many words it has. */
export function planQuiz(list: StoredList, { methods, repetition, isTimed }: QuizPreferences, hasVoice: boolean) {
  const { words, meanLanguage } = list;
  const settings: QuizSettings = isGuided(list)
    ? { methods: inOrderOfEffort(methods), repetition, meanLanguage, hasVoice, isTimed, isInOrder: true }
    : { methods, repetition, meanLanguage, hasVoice, isTimed };
  return { settings, playable: playableWords(words, settings).length };
}

/** Who plays for points of the account, by the settings; the server takes as many words as any quiz needs. */
export function ownerOf({ isTimed }: QuizSettings, playable: number): number | null {
  // Without a connection it is practice, whose answers are remembered and sent later.
  const isOnline = globalThis.navigator?.onLine !== false;
  return isOnline && isTimed && playable >= minimumWords ? (signedInListId() ?? null) : null;
}

/** How a guided quiz starts by itself; undefined where its words are too few. */
export function guidedStart(list: StoredList, hasVoice: boolean) {
  const { words, meanLanguage } = list;
  const proposed = proposedPreferences(list, hasVoice);
  const methods = allowedMethods(proposed.methods, methodsForList(words, { meanLanguage, hasVoice }));
  const { settings, playable } = planQuiz(list, { ...proposed, methods }, hasVoice);
  return playable < leastWordsOf(list) ? undefined : { settings, owner: ownerOf(settings, playable) };
}
