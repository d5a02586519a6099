import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  knownCount,
  knownIds,
  knownLevels,
  setKnown as setKnownBody,
  setKnownLevel as setKnownLevelBody,
} from "../../contract/progress/known-words.ts";
import { readKnown, readKnownLevels, setKnown, setKnownLevel } from "../../services/progress/set-known.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { requireUser, security, userOf } from "../session.ts";

/** The calls that change what a person knows. */
export function registerKnownWords(app: FastifyInstance, { services }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(services);
  const common = { tags: ["WordList"], security: security.required };

  routes.get(
    "/api/WordList/GetKnownWords",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetKnownWords",
        summary: "The ids of the words on the known list, and the level of SetKnownLevel",
        querystring: z.strictObject({}),
        response: { 200: knownIds, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => await readKnown(services, userOf(request).id),
  );

  routes.get(
    "/api/WordList/GetKnownLevels",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "GetKnownLevels",
        summary: "How many words of each level are on the known list",
        querystring: z.strictObject({}),
        response: { 200: knownLevels, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => ({ levels: await readKnownLevels(services, userOf(request).id) }),
  );

  routes.post(
    "/api/WordList/SetKnown",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "SetKnown",
        summary: "Marks words as known, or takes the marks away; thousands at once",
        body: setKnownBody,
        response: { 200: knownCount, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => {
      const { wordIds, known } = request.body;
      return { knownCount: await setKnown(services, userOf(request).id, wordIds, known) };
    },
  );

  routes.post(
    "/api/WordList/SetKnownLevel",
    {
      onRequest,
      schema: {
        ...common,
        operationId: "SetKnownLevel",
        summary: "Lets words up to a level count as known for coverage; no word is marked",
        body: setKnownLevelBody,
        response: { 200: setKnownLevelBody, ...problemResponses("invalid", "unauthorized") },
      },
    },
    async (request) => {
      await setKnownLevel(services, userOf(request).id, request.body.level);
      return request.body;
    },
  );
}
