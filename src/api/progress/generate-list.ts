import type { FastifyRequest } from "fastify";
import type { GenerateListBody } from "../../contract/progress/generate-list.ts";
import { generateList, type ListFilter, type ListSource } from "../../services/progress/generate-list.ts";
import { ProblemError } from "../errors/problem-error.ts";
import type { Api } from "../handle.ts";

type Asked = { readonly source: ListSource; readonly filter: ListFilter };

const invalid = (field: string, code: string) => new ProblemError("invalid", { fields: [{ field, code }] });

function askedInJson(body: GenerateListBody): Asked {
  const { titleIds = [], seasonIds = [], episodeIds = [], text, ...filter } = body;
  if (text !== undefined) return { source: { kind: "text", text }, filter };
  const isSelection = titleIds.length + seasonIds.length + episodeIds.length > 0;
  const source: ListSource = isSelection
    ? { kind: "selection", selection: { titleIds, seasonIds, episodeIds } }
    : { kind: "lexicon" };
  return { source, filter };
}

/** An uploaded subtitle file; for one that is too large the multipart plugin answers 413. */
async function askedInForm(request: FastifyRequest): Promise<Asked> {
  const part = await request.file();
  if (part === undefined || part.fieldname !== "file") throw invalid("file", "required");
  const bytes = await part.toBuffer();
  // A form may have no other field.
  const [unknown] = Object.keys(part.fields).filter((name) => name !== "file");
  if (unknown !== undefined) throw invalid(unknown, "unknown");
  return { source: { kind: "file", name: part.filename, bytes }, filter: {} };
}

async function askedIn(request: FastifyRequest, body: GenerateListBody | null | undefined): Promise<Asked> {
  if (body) return askedInJson(body);
  if (request.isMultipart()) return await askedInForm(request);
  throw invalid("titleIds", "required");
}

export function registerGenerateList({ handle, services }: Api): void {
  handle("WordList/GenerateList", async ({ user, body, locale, request }) => {
    const { source, filter } = await askedIn(request, body);
    const list = await generateList(services, user, source, filter, locale);
    return { ...list, expiresAt: list.expiresAt.toISOString() };
  });
}
