import type { z } from "zod";
import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { StartedQuiz, startQuizBody } from "../../../../contract/quiz.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import type { QuizSettings } from "../../../../domain/quiz/settings.ts";
import { ApiError } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { createListStore } from "./list-store.ts";
import { startedQuizOf } from "./quiz-responses.ts";
import type { ServerQuiz, StoredList } from "./quiz-session.ts";
import type { ApiCall } from "./retry-until-answered.ts";

type StartQuizBody = z.input<typeof startQuizBody>;

/** As many as StartQuiz takes. */
const maxWords = 5_000;

/** The account page's section of the quizzes that the server keeps. */
export function quizzesPath(locale: Locale): string {
  return `${pathOf("account", locale)}?page=quizzes`;
}

/**
 * Has the server start a quiz of the list's words. If their list is gone, or for premium users only, the quiz is
 * started with the words' ids alone.
 *
 * @param owner the id of the user's list of known words
 */
export async function startServerQuiz(
  call: ApiCall,
  { words, source }: Pick<StoredList, "words" | "source">,
  { methods, repetition, isInOrder, meanLanguage }: QuizSettings,
  owner: number,
): Promise<ServerQuiz> {
  const settings = {
    methods,
    repetition,
    ...(isInOrder && { inOrder: true }),
    MeanLanguageType: meanLanguageTypes[meanLanguage],
    // One request less before the first question, whose time does not run yet.
    tour: true,
  };
  const wordIds = words.slice(0, maxWords).map(({ id }) => id);
  const start = (chosen: Pick<StartQuizBody, "source" | "wordIds">) =>
    call("Quiz/StartQuiz", { body: { ...settings, ...chosen } });
  const started = await (source === null ? start({ wordIds }) : startFrom(source));
  return buildServerQuiz({ ...startedQuizOf(started), owner });

  async function startFrom({ type, id, isWhole }: NonNullable<typeof source>): Promise<StartedQuiz> {
    try {
      return await start({ source: { type, id }, ...(!isWhole && { wordIds }) });
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) return await start({ wordIds });
      throw error;
    }
  }
}

/** A quiz whose tour and open question have not been asked for. */
export function buildServerQuiz(
  known: Pick<ServerQuiz, "quizId" | "owner" | "remaining"> & Partial<ServerQuiz>,
): ServerQuiz {
  return {
    kind: "server",
    tourId: null,
    size: 0,
    left: 0,
    points: 0,
    streak: 0,
    open: null,
    shown: null,
    summary: null,
    ...known,
  };
}

/** A quiz as GetHistory lists it. */
export type ListedQuiz = {
  readonly quizId: string;
  readonly title: string;
  readonly startLength: number;
  /** Words that are not finished. */
  readonly remaining: number;
};

/**
 * Puts a quiz that the server keeps into `history`, for the quiz page to resume. Its open tour is asked for then; the
 * list's words, and an answer that is not confirmed, stay if `history` has them.
 *
 * @param owner the id of the user's list of known words
 */
export function storeServerQuiz(
  { quizId, title, startLength, remaining }: ListedQuiz,
  owner: number,
  returnPath: string,
): void {
  const store = createListStore();
  const stored = store.read();
  const known = stored?.quiz?.kind === "server" && stored.quiz.quizId === quizId ? stored.quiz : undefined;
  if (known?.open?.answer != null) return;
  const quiz = buildServerQuiz({ quizId, owner, remaining, streak: known?.streak ?? 0 });
  // The language of meanings comes with the tour.
  const unknown = { title, wordCount: startLength, words: [], source: null, meanLanguage: "en", returnPath } as const;
  store.write({ ...(known && stored ? stored : unknown), quiz });
}

/** Removes a deleted quiz from `history`; the list's words stay. */
export function forgetServerQuiz(quizId: string): void {
  const store = createListStore();
  const stored = store.read();
  if (stored?.quiz?.kind === "server" && stored.quiz.quizId === quizId) store.write({ ...stored, quiz: null });
}
