import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { done } from "../../contract/accounts/fields.ts";
import {
  answerBody,
  answered,
  openedQuestion,
  quizBody,
  quizHistory,
  startedQuiz,
  startedTour,
  startQuizBody,
  startTourBody,
  tourBody,
} from "../../contract/quiz.ts";
import { answerQuestion } from "../../services/quiz/answer-question.ts";
import { dropQuiz, readQuizHistory } from "../../services/quiz/kept-quizzes.ts";
import { nextQuestion } from "../../services/quiz/next-question.ts";
import { startQuiz } from "../../services/quiz/start-quiz.ts";
import { startTour } from "../../services/quiz/start-tour.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { presentAnswered, presentHistory, presentQuestion, presentTour } from "./present-quiz.ts";
import { quizWishOf } from "./quiz-wish.ts";

/** The calls under /api/Quiz: quizzes for points, which the server draws, asks, times and judges. */
export function registerPlay(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(services);
  const common = { tags: ["Quiz"], security: security.required };

  routes.post(
    "/api/Quiz/StartQuiz",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "StartQuiz",
        summary: "Sets a list, or words, to be played for points; no tour is begun",
        body: startQuizBody,
        response: { 200: startedQuiz, ...problemResponses("invalid", "unauthorized", "premium.required", "not_found") },
      },
    },
    async (request) => {
      const { quizId, title, startLength } = await startQuiz(services, userOf(request), quizWishOf(request.body));
      return { quizId, title, start_length: startLength };
    },
  );

  routes.post(
    "/api/Quiz/StartTour",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "StartTour",
        summary:
          "Takes 20 words at random from those that are left, or gives the open tour; another quiz's is put away",
        body: startTourBody,
        response: {
          200: startedTour,
          ...problemResponses("invalid", "unauthorized", "premium.required", "not_found", "conflict"),
        },
      },
    },
    async (request) => {
      const { quizId, missed } = request.body;
      return presentTour(await startTour(services, userOf(request), { quizId, isOfMissed: missed }));
    },
  );

  routes.post(
    "/api/Quiz/NextQuestion",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "NextQuestion",
        summary: "Opens the tour's next question and starts its time, or gives the open one, whose time runs on",
        body: tourBody,
        response: { 200: openedQuestion, ...problemResponses("invalid", "unauthorized", "not_found", "conflict") },
      },
    },
    async (request) => presentQuestion(await nextQuestion(services, userOf(request), request.body.tourId)),
  );

  routes.post(
    "/api/Quiz/Answer",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "Answer",
        summary: "Answers the open question; given again, it hears the same and earns nothing more",
        body: answerBody,
        response: { 200: answered, ...problemResponses("invalid", "unauthorized", "not_found", "conflict") },
      },
    },
    async (request) => presentAnswered(await answerQuestion(services, userOf(request), request.body)),
  );

  routes.get(
    "/api/Quiz/GetHistory",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetHistory",
        summary: "The quizzes that were played last, at most 50",
        querystring: z.strictObject({}),
        response: { 200: quizHistory, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => presentHistory(await readQuizHistory(services, userOf(request).id)),
  );

  routes.post(
    "/api/Quiz/DropQuiz",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "DropQuiz",
        summary: "Forgets a quiz with its open tour; points that were earned stay",
        body: quizBody,
        response: { 204: done, ...problemResponses("invalid", "unauthorized", "not_found") },
      },
    },
    async (request, reply) => {
      await dropQuiz(services, userOf(request).id, request.body.quizId);
      return reply.status(204).send(null);
    },
  );
}
