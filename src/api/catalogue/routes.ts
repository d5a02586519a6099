import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { content, contentVersion } from "../../contract/catalogue.ts";
import { readContent } from "../../services/catalogue/read-content.ts";
import { jsonAnswer } from "../answers/json-answer.ts";
import { sendRepresentation } from "../answers/send-representation.ts";
import type { ApiContext } from "../api-context.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { presentContent } from "./present-content.ts";

/** The calls under /api/Home: the catalogue and its version. */
export function registerHome(app: FastifyInstance, { services, answers }: ApiContext): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/Home/GetContent",
    {
      schema: {
        operationId: "GetContent",
        tags: ["Home"],
        summary: "All series, seasons, episodes and movies, oldest first",
        querystring: z.strictObject({}),
        response: { 200: content, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      const answer = await answers.get("GetContent", async () =>
        jsonAnswer(presentContent(await readContent(services))),
      );
      return sendRepresentation(request, reply, answer);
    },
  );

  routes.get(
    "/api/Home/GetContentVersion",
    {
      schema: {
        operationId: "GetContentVersion",
        tags: ["Home"],
        summary: "The number that rises with every published change",
        querystring: z.strictObject({}),
        response: { 200: contentVersion, ...problemResponses("invalid") },
      },
    },
    async (request, reply) => {
      const version = services.contentVersion.current();
      const answer = await answers.get("GetContentVersion", async () => jsonAnswer({ version }));
      return sendRepresentation(request, reply, answer);
    },
  );
}
