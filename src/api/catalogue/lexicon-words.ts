import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { lexiconWordsQuery, wordList } from "../../contract/lexicon/word-list.ts";
import { readLexiconWords } from "../../services/catalogue/read-lexicon-words.ts";
import { jsonAnswer } from "../answers/json-answer.ts";
import { sendRepresentation } from "../answers/send-representation.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { presentWords } from "./present-words.ts";

/** GET /api/WordList/GetLexiconWords: for pages about words that no title need say. */
export function registerLexiconWords(app: FastifyInstance, { services, answers }: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/WordList/GetLexiconWords",
    {
      schema: {
        operationId: "GetLexiconWords",
        tags: ["WordList"],
        summary: "The lexicon's entries of one level, from A to Z; they come from no title, so count is 0, times empty",
        querystring: lexiconWordsQuery,
        response: { 200: wordList, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      const { level, MeanLanguageType } = request.query;
      const answer = await answers.get(`GetLexiconWords ${level} ${MeanLanguageType}`, async () => {
        const words = await readLexiconWords(services, level);
        return jsonAnswer(presentWords(words, MeanLanguageType));
      });
      return await sendRepresentation(request, reply, answer);
    },
  );
}
