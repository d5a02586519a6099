import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  type GenerateListBody,
  generatedList,
  generateList as generateListBody,
} from "../../contract/progress/generate-list.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { generateList, type ListFilter, type ListSource } from "../../services/progress/generate-list.ts";
import { Refusal } from "../../services/refusal.ts";
import type { ApiContext } from "../api-context.ts";
import { localeOf } from "../errors/problem-answer.ts";
import { problemResponses } from "../errors/problem-responses.ts";
import { optionalUser, security, visitorOf } from "../session.ts";

type Asked = { readonly source: ListSource; readonly filter: ListFilter };

function askedInJson(body: GenerateListBody): Asked {
  const { titleIds = [], seasonIds = [], episodeIds = [], text, ...filter } = body;
  if (text !== undefined) return { source: { kind: "text", text }, filter };
  const isSelection = titleIds.length + seasonIds.length + episodeIds.length > 0;
  const source: ListSource = isSelection
    ? { kind: "selection", selection: { titleIds, seasonIds, episodeIds } }
    : { kind: "lexicon" };
  return { source, filter };
}

/** The uploaded subtitle; a file that is too large ends in the framework's own 413. */
async function askedInForm(request: FastifyRequest): Promise<Asked> {
  const part = await request.file();
  if (part === undefined || part.fieldname !== "file") {
    throw new Refusal("invalid", [{ field: "file", code: "required" }]);
  }
  const bytes = await part.toBuffer();
  // What stands in a form beside the file names nothing that this call knows.
  const [unknown] = Object.keys(part.fields).filter((name) => name !== "file");
  if (unknown !== undefined) throw new Refusal("invalid", [{ field: unknown, code: "unknown" }]);
  return { source: { kind: "file", name: part.filename, bytes }, filter: {} };
}

/** POST /api/WordList/GenerateList; JSON, or a form with a subtitle's file. */
export async function registerGenerateList(
  app: FastifyInstance,
  { services, limitMessages }: ApiContext,
): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(multipart, {
      limits: { fileSize: listLimits.fileBytes, files: 1, fields: 10, fieldSize: 1_000, parts: 11 },
    });
    forms.withTypeProvider<ZodTypeProvider>().post(
      "/api/WordList/GenerateList",
      {
        onRequest: [limitMessages, optionalUser(services)],
        schema: {
          operationId: "GenerateList",
          tags: ["WordList"],
          summary:
            "Makes a list of a selection, of pasted text, or of a subtitle (multipart/form-data with one part, file)",
          description:
            "The list is seen by whoever has its url and expires after 30 days. Of a text or a subtitle only the words are kept. A subtitle may have 5 MB and 20,000 cues.",
          security: security.optional,
          body: generateListBody.nullish(),
          response: {
            200: generatedList,
            ...problemResponses(
              "invalid",
              "unauthorized",
              "premium.required",
              "not_found",
              "too_large",
              "unsupported_media_type",
            ),
          },
        },
      },
      async (request) => {
        const { body } = request;
        if (!request.isMultipart() && (body === null || body === undefined)) {
          throw new Refusal("invalid", [{ field: "titleIds", code: "required" }]);
        }
        const { source, filter } = body ? askedInJson(body) : await askedInForm(request);
        const list = await generateList(services, visitorOf(request), source, filter, localeOf(request));
        return { ...list, expiresAt: list.expiresAt.toISOString() };
      },
    );
  });
}
