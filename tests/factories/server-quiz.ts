import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { z } from "zod";
import { answered, openedQuestion, startedQuiz, startedTour } from "../../src/contract/quiz.ts";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import type { Db } from "../../src/storage/database.ts";
import { insertMissingFallbacks } from "../../src/storage/lexicon/queries.ts";
import { buildHeadword } from "./stored-catalogue.ts";

export type Player = { readonly headers: { readonly authorization: string } };

const someWords = ["harbour", "anchor", "lantern", "ferry", "gull", "tide", "rope", "captain", "island", "storm"];

/** Without the phrase as a word of it: that would give the answer away. */
const meaningOf = (phrase: string) => `${phrase.replaceAll(" ", "")}lik`;

/** Stores headwords with one Turkish meaning each, and gives their ids. */
export async function storeWords(db: Db, count = 6): Promise<number[]> {
  const phrases = Array.from(
    { length: count },
    (_, at) => someWords[at] ?? `${someWords[at % 10]} ${Math.floor(at / 10)}`,
  );
  await insertMissingFallbacks(
    db,
    phrases.map((phrase) => buildHeadword(phrase, { meanings: { tr: [meaningOf(phrase)] } })),
  );
  return phrases.map((phrase) => wordId(phrase, "noun"));
}

/** An app, or what stands before one. */
type Requests = { inject(options: InjectOptions): PromiseLike<LightMyRequestResponse> };

/** The calls of a quiz in one person's name, each with its status. */
export function quizCalls(app: Requests, { headers }: Player) {
  async function call(name: string, payload: object) {
    return await app.inject({ method: "POST", url: `/api/Quiz/${name}`, headers: { lang: "en", ...headers }, payload });
  }
  return {
    call,
    async startQuiz(wordIds: readonly number[], settings: object = {}) {
      const payload = { wordIds, methods: ["test-phrase-mean"], ...settings };
      return startedQuiz.parse((await call("StartQuiz", payload)).json());
    },
    async startTour(quizId: string) {
      return startedTour.parse((await call("StartTour", { quizId })).json());
    },
    async nextQuestion(tourId: string) {
      return openedQuestion.parse((await call("NextQuestion", { tourId })).json());
    },
    async answer(tourId: string, questionId: string, answer: string) {
      return answered.parse((await call("Answer", { tourId, questionId, answer })).json());
    },
  };
}

/** What is right where the phrase of one of `storeWords` is shown. */
export function rightAnswer({ item }: z.infer<typeof openedQuestion>): string {
  return meaningOf(item.phrase ?? "");
}
