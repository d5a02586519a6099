import type { z } from "zod";
import type { StartedQuiz, startQuizBody } from "../../../contract/quiz.ts";
import type { QuizSettings } from "../../../domain/quiz/settings.ts";
import { ApiError, meanLanguageTypes } from "../page/api-client.ts";
import type { ApiCall } from "./persistent-line.ts";
import type { QuizHistory } from "./quiz-history.ts";
import { type ServedState, unseenQuiz } from "./served-state.ts";

type StartQuizBody = z.input<typeof startQuizBody>;

/** As many as StartQuiz takes. */
const mostWords = 5_000;

/**
 * Has the server begin a quiz of the list's words. Where its list is no longer there, or for premium people alone, the
 * words themselves are played.
 *
 * @param owner the known list of who is signed in
 */
export async function startServedQuiz(
  call: ApiCall,
  { word_list, source }: Pick<QuizHistory, "word_list" | "source">,
  { methods, repetition, meanLanguage }: QuizSettings,
  owner: number,
): Promise<ServedState> {
  const settings = { methods, repetition, MeanLanguageType: meanLanguageTypes[meanLanguage] };
  const wordIds = word_list.slice(0, mostWords).map(({ id }) => id);
  const start = (words: Pick<StartQuizBody, "source" | "wordIds">) =>
    call("Quiz/StartQuiz", { body: { ...settings, ...words } });
  const begun = await (source === null ? start({ wordIds }) : startFrom(source));
  return unseenQuiz(begun.quizId, owner, begun.start_length);

  async function startFrom({ type, id, isWhole }: NonNullable<typeof source>): Promise<StartedQuiz> {
    try {
      return await start({ source: { type, id }, ...(!isWhole && { wordIds }) });
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) return await start({ wordIds });
      throw error;
    }
  }
}
