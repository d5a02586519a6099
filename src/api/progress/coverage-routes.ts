import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { coverage, coverageBody, coverageQuery } from "../../contract/progress/coverage.ts";
import type { Knowledge } from "../../domain/progress/coverage.ts";
import { readListCoverage, readTitleCoverages } from "../../services/progress/read-coverage.ts";
import { readKnown } from "../../services/progress/set-known.ts";
import type { Viewer } from "../../services/progress/viewer.ts";
import type { ApiContext } from "../api-context.ts";
import { sourceOfType } from "../catalogue/source-of-type.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";
import { presentListCoverage, presentTitleCoverages } from "./present-coverage.ts";

/** How much of what is said somebody understands. */
export function registerCoverage(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function answer(
    viewer: Viewer | undefined,
    knowledge: Knowledge,
    { type, id }: { type?: number | undefined; id?: number | undefined },
  ) {
    const source = type === undefined || id === undefined ? undefined : sourceOfType(type, id);
    return source === undefined
      ? presentTitleCoverages(await readTitleCoverages(services, knowledge), knowledge.level)
      : presentListCoverage(await readListCoverage(services, viewer, knowledge, source), knowledge.level);
  }

  routes.get(
    "/api/WordList/GetCoverage",
    {
      onRequest: requireUser(services),
      schema: {
        operationId: "GetCoverage",
        tags: ["WordList"],
        summary: "The share of what is said that the person knows: of every title, or of one list with its whole title",
        security: security.required,
        querystring: coverageQuery,
        response: { 200: coverage, ...problemResponses("invalid", "unauthorized", "not_found") },
      },
    },
    async (request) => {
      const viewer = userOf(request);
      return await answer(viewer, await readKnown(services, viewer.id), request.query);
    },
  );

  routes.post(
    "/api/WordList/GetCoverage",
    {
      schema: {
        operationId: "GetCoverageOfWords",
        tags: ["WordList"],
        summary: "The same for visitors, by the words and the level that they name",
        body: coverageBody,
        response: { 200: coverage, ...problemResponses("invalid", "not_found") },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const { knownWordIds, level, ...list } = request.body;
      return await answer(undefined, { wordIds: knownWordIds, level }, list);
    },
  );
}
