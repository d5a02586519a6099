import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { speechParams } from "../../contract/lexicon/speech.ts";
import { speakWord } from "../../services/lexicon/speak-word.ts";
import type { ApiContext } from "../api-context.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { problemResponses } from "../errors/problem-responses.ts";

/** A word sounds the same tomorrow. */
const cacheControl = "public, max-age=2592000, immutable";

/** The call under /api/Speech. */
export function registerSpeech(app: FastifyInstance, { services }: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/Speech/:wordId",
    {
      schema: {
        operationId: "GetSpeech",
        tags: ["Speech"],
        summary: "How a word sounds; 404 where the site has no voice",
        params: speechParams,
        response: {
          200: { description: "A WAV file", content: { "audio/wav": { schema: z.any() } } },
          ...problemResponses("invalid", "not_found"),
        },
      },
    },
    async (request, reply) => {
      const sound = await speakWord(services, request.params.wordId);
      if (sound === undefined) throw new ProblemError("not_found");
      if (sound === "busy") {
        reply.header("retry-after", "2");
        throw new ProblemError("unavailable");
      }
      return reply.type("audio/wav").header("cache-control", cacheControl).send(sound);
    },
  );
}
