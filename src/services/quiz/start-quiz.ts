import type { Locale } from "../../domain/locale/locale.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { type MethodId, methodOf } from "../../domain/quiz/methods.ts";
import { quizLimits } from "../../domain/quiz/quiz-policies.ts";
import type { Repetition } from "../../domain/quiz/settings.ts";
import { startQuiz as startQuizState, TooFewWordsError } from "../../domain/quiz/start-quiz.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { QuizSource } from "../../storage/quiz/quiz-record.ts";
import { deleteOldQuizzes, findQuiz, insertQuiz } from "../../storage/quiz/quizzes.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type ChosenSource, chooseSource } from "./choose-source.ts";
import { quizWordOf } from "./quiz-word.ts";

export type QuizRequest = {
  /** Or a quiz of the person's, whose words are asked anew. */
  readonly source: QuizSource | { readonly again: string };
  readonly methods: readonly MethodId[];
  readonly repetition: Repetition;
  readonly isInOrder: boolean;
  readonly meanLanguage: ListLanguage;
  /** Of its title. */
  readonly locale: Locale;
};

export type StartedQuiz = { readonly quizId: string; readonly title: string; readonly startLength: number };

/**
 * Creates a quiz for points, without starting a tour.
 *
 * @throws {Refusal} not_found; premium.required; invalid, by quiz.words, with fewer than six words that the methods can ask
 */
export async function startQuiz(services: Services, user: StoredUser, request: QuizRequest): Promise<StartedQuiz> {
  const { methods, repetition, isInOrder, meanLanguage } = request;
  const now = services.now();
  const { source, title, words, isLocked } = await choose(services, user, request);
  if (isLocked) throw new Refusal("premium.required");

  const hasVoice = methods.some((id) => methodOf(id).isListening);
  const settings = { methods, repetition, meanLanguage, hasVoice, isTimed: true, ...(isInOrder && { isInOrder }) };
  const state = refuseTooFewWords(() =>
    startQuizState(
      words.map((word) => quizWordOf(word, meanLanguage)),
      settings,
    ),
  );
  const quizId = await services.database.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const kept = user.isMailVerified ? quizLimits.stored : quizLimits.storedUnverified;
    await deleteOldQuizzes(transaction, user.id, {
      quizzes: kept.quizzes - 1,
      words: kept.words - state.startLength,
    });
    return await insertQuiz(transaction, { userId: user.id, title, source, state }, now);
  });
  return { quizId, title, startLength: state.startLength };
}

async function choose(services: Services, user: StoredUser, { source, locale }: QuizRequest): Promise<ChosenSource> {
  if (!("again" in source)) return await chooseSource(services, user, source, locale);
  const quiz = await findQuiz(services.database.db, user.id, source.again);
  if (quiz === undefined) throw new Refusal("not_found");
  const { list, wordIds, scenes } = quiz.source;
  try {
    return await chooseSource(services, user, quiz.source, locale);
  } catch (error) {
    // Its list is gone, or shared no longer: its words are left.
    if (list === null || wordIds === null || !(error instanceof Refusal) || error.code !== "not_found") throw error;
    return await chooseSource(services, user, { list: null, wordIds, scenes }, locale);
  }
}

function refuseTooFewWords<State>(start: () => State): State {
  try {
    return start();
  } catch (error) {
    throw error instanceof TooFewWordsError
      ? new Refusal("invalid", [{ field: "wordIds", code: "quiz.words" }])
      : error;
  }
}
