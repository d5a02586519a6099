import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { parseCardId } from "../../domain/memory/card.ts";
import { answerReviews } from "../../services/review/answer-reviews.ts";
import { getReview } from "../../services/review/get-review.ts";
import { readGrowth } from "../../services/review/read-growth.ts";
import { startLearning } from "../../services/review/start-learning.ts";
import { stopAsking } from "../../services/review/stop-asking.ts";
import { takeOver } from "../../services/review/take-over.ts";
import { undoReview } from "../../services/review/undo-review.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import type { Api } from "../handle.ts";
import { roundedShare } from "../progress/present-coverage.ts";
import { presentAnsweredReviews, presentReview } from "./present-review.ts";

/** Reviewing words, and taking them up to be learnt. */
export function registerReview({ handle, services }: Api): void {
  handle("Memory/GetReview", async ({ user, query: { limit, MeanLanguageType, voice } }) => {
    const wish = { limit, language: languageOfType(MeanLanguageType), hasVoice: voice };
    return presentReview(await getReview(services, user, wish), MeanLanguageType);
  });

  handle("Memory/AnswerReview", async ({ user, body, problem }) => {
    const { MeanLanguageType, voice, ...given } = body;
    const asked = { language: languageOfType(MeanLanguageType), hasVoice: voice };
    const answers = await answerReviews(services, user, { ...asked, given: [given] });
    const [answer] = presentAnsweredReviews(answers, MeanLanguageType);
    if (answer === undefined) throw problem("not_found");
    return answer;
  });

  handle("Memory/AnswerReviews", async ({ user, body: { answers, MeanLanguageType, voice } }) => {
    const given = answers.map(({ at, ...answer }) => ({
      ...answer,
      at: at === undefined ? undefined : Date.parse(at),
    }));
    const asked = { language: languageOfType(MeanLanguageType), hasVoice: voice };
    return presentAnsweredReviews(await answerReviews(services, user, { ...asked, given }), MeanLanguageType);
  });

  handle("Memory/UndoReview", async ({ user, body }) => {
    const { cardId, card } = await undoReview(services, user, body.answerId);
    return { cardId, dueDay: card?.dueDay ?? null, stability: card?.state?.stability ?? null };
  });

  handle("Memory/StartLearning", async ({ user, body: { wordIds, from } }) => ({
    cards: await startLearning(services, user, wordIds, from && sourceOfType(from.type, from.id)),
  }));

  handle("Memory/StopAsking", async ({ user, body: { wordIds, stopped } }) => ({
    cards: await stopAsking(services, user, wordIds, stopped),
  }));

  handle("Memory/GetGrowth", async ({ user }) => {
    const { weeks, titles } = await readGrowth(services, user);
    return {
      weeks: weeks.map(({ coverage, ...week }) => ({
        ...week,
        coverage: coverage === null ? null : roundedShare(coverage),
      })),
      titles,
    };
  });

  handle("Memory/TakeOver", async ({ user, body: { log } }) =>
    takeOver(
      services,
      user,
      log.flatMap(([answerId, cardId, way, grade, at, elapsedMs, sense]) => {
        const card = parseCardId(cardId);
        return card === undefined ? [] : [{ ...card, answerId, way, grade, at: Date.parse(at), elapsedMs, sense }];
      }),
    ),
  );
}
