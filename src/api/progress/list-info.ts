import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { done } from "../../contract/accounts/fields.ts";
import { listInfo, listInfoQuery, reportMissingWord as reportBody } from "../../contract/progress/lists.ts";
import { findVisibleList } from "../../services/progress/read-list.ts";
import { reportMissingWord } from "../../services/progress/report-missing-word.ts";
import type { ApiContext } from "../api-context.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { optionalUser, security, visitorOf } from "../session.ts";
import { presentInfo } from "./present-list.ts";

/** What visitors may ask and tell about lists. */
export function registerListInfo(app: FastifyInstance, { services, limitMessages }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/WordList/GetListInfo",
    {
      onRequest: optionalUser(services),
      schema: {
        operationId: "GetListInfo",
        tags: ["WordList"],
        summary: "What a shared or generated list is called and whose it is; of an own list with a token",
        security: security.optional,
        querystring: listInfoQuery,
        response: { 200: listInfo, ...problemResponses("invalid", "unauthorized", "not_found") },
      },
    },
    async (request) => {
      const list = await findVisibleList(services, visitorOf(request), request.query.url);
      if (list === undefined) throw new ProblemError("not_found");
      return presentInfo(list);
    },
  );

  routes.post(
    "/api/WordList/ReportMissingWord",
    {
      onRequest: limitMessages,
      schema: {
        operationId: "ReportMissingWord",
        tags: ["WordList"],
        summary: "Tells the operator of a word that the lexicon does not have",
        body: reportBody,
        response: { 202: done, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      await reportMissingWord(services, request.body.phrase, request.body.context);
      return reply.status(202).send(null);
    },
  );
}
