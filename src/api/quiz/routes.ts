import { answerQuestion } from "../../services/quiz/answer-question.ts";
import { nextQuestion } from "../../services/quiz/next-question.ts";
import { dropQuiz, readQuizHistory } from "../../services/quiz/quiz-history.ts";
import { speakQuestion } from "../../services/quiz/speak-question.ts";
import { startQuiz } from "../../services/quiz/start-quiz.ts";
import { startTour } from "../../services/quiz/start-tour.ts";
import type { Api } from "../handle.ts";
import {
  presentAnswered,
  presentHistory,
  presentQuestion,
  presentStarted,
  presentTour,
  quizRequestOf,
} from "./present-quiz.ts";

/** Quizzes for points, run by the server. */
export function registerQuiz({ handle, services }: Api): void {
  handle("Quiz/StartQuiz", async ({ user, body, locale, problem }) => {
    const request = quizRequestOf(body, locale);
    if (request === undefined) throw problem("not_found");
    const started = await startQuiz(services, user, request);
    const { quizId } = started;
    return presentStarted(started, body.tour ? await startTour(services, user, { quizId, isRetry: false }) : null);
  });

  handle("Quiz/StartTour", async ({ user, body: { quizId, missed } }) =>
    presentTour(await startTour(services, user, { quizId, isRetry: missed })),
  );

  handle("Quiz/NextQuestion", async ({ user, body }) =>
    presentQuestion(await nextQuestion(services, user, body.tourId)),
  );

  handle("Speech/GetSound", async ({ query, reply, problem }) => {
    const sound = await speakQuestion(services, query);
    if (sound === undefined) throw problem("not_found");
    if (sound === "busy") throw problem("unavailable", { retryAfter: 2 });
    reply.header("cache-control", "private, max-age=300");
    return sound;
  });

  handle("Quiz/Answer", async ({ user, body }) => presentAnswered(await answerQuestion(services, user, body)));

  handle("Quiz/GetHistory", async ({ user }) => presentHistory(await readQuizHistory(services, user.id)));

  handle("Quiz/DropQuiz", async ({ user, body }) => {
    await dropQuiz(services, user.id, body.quizId);
    return null;
  });
}
