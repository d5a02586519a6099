import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { levelCountsQuery, titleLevelCounts } from "../../contract/lexicon/word-list.ts";
import { countLevels } from "../../services/catalogue/count-levels.ts";
import { jsonAnswer } from "../answers/json-answer.ts";
import { sendRepresentation } from "../answers/send-representation.ts";
import type { ApiContext } from "../api-context.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { presentLevelCounts } from "./present-level-counts.ts";

/** GET /api/WordList/GetLevelCounts */
export function registerLevelCounts(app: FastifyInstance, { services, answers }: ApiContext): void {
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
}
