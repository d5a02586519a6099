import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  levelCountsQuery,
  lockedWordList,
  titleLevelCounts,
  wordList,
  wordListQuery,
  wordListTypes,
} from "../../contract/word-list.ts";
import { countLevels } from "../../services/word-lists/count-levels.ts";
import { readWordList, type WordListSource } from "../../services/word-lists/read-word-list.ts";
import { jsonAnswer } from "../answers/json-answer.ts";
import { sendRepresentation } from "../answers/send-representation.ts";
import type { ApiContext } from "../api-context.ts";
import { problemBody } from "../errors/problem-answer.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { presentLevelCounts } from "./present-level-counts.ts";
import { presentWords } from "./present-words.ts";

const previewLength = 20;

const kindOfType: Readonly<Record<number, WordListSource["kind"]>> = {
  [wordListTypes.episode]: "episode",
  [wordListTypes.season]: "season",
  [wordListTypes.series]: "series",
  [wordListTypes.movie]: "movie",
};

/** Ends the making of an answer that would be 200: the list is not for everyone. */
class LockedListError extends Error {}

/** The calls under /api/WordList. */
export function registerWordLists(app: FastifyInstance, { services, answers }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/WordList/GetLevelCounts",
    {
      schema: {
        operationId: "GetLevelCounts",
        tags: ["WordList"],
        summary: "How many words of each level a series or movie has, in all and by season",
        querystring: levelCountsQuery,
        response: { 200: titleLevelCounts, ...problemResponses("invalid", "not_found") },
      },
    },
    async (request, reply) => {
      const { titleId } = request.query;
      const answer = await answers.get(`GetLevelCounts ${titleId}`, async () => {
        const counts = await countLevels(services, titleId);
        if (counts === undefined) throw new ProblemError("not_found");
        return jsonAnswer(presentLevelCounts(counts));
      });
      return sendRepresentation(request, reply, answer);
    },
  );

  routes.get(
    "/api/WordList/GetWordListV2",
    {
      schema: {
        operationId: "GetWordListV2",
        tags: ["WordList"],
        summary: "The words said in an episode, a season, a series or a movie, most frequent first",
        querystring: wordListQuery,
        response: {
          200: wordList,
          ...problemResponses("invalid", "not_found"),
          403: {
            description: "Premium Required, with the first words",
            content: { "application/problem+json": { schema: lockedWordList } },
          },
        },
      },
    },
    async (request, reply) => {
      const { type, id, MeanLanguageType } = request.query;
      const kind = kindOfType[type];
      if (kind === undefined) throw new ProblemError("not_found");

      async function findList() {
        const list = kind === undefined ? undefined : await readWordList(services, { kind, id });
        if (list === undefined) throw new ProblemError("not_found");
        return list;
      }

      try {
        const answer = await answers.get(`GetWordListV2 ${type} ${id} ${MeanLanguageType}`, async () => {
          const list = await findList();
          if (list.isPremium) throw new LockedListError();
          return jsonAnswer(presentWords(list.words, MeanLanguageType));
        });
        return await sendRepresentation(request, reply, answer);
      } catch (error) {
        if (!(error instanceof LockedListError)) throw error;
        const { words } = await findList();
        const preview = presentWords(words.slice(0, previewLength), MeanLanguageType);
        const body = { ...problemBody(request, "premium.required"), preview, total: words.length };
        return reply.status(403).header("cache-control", "no-store").type("application/problem+json").send(body);
      }
    },
  );
}
