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

type UploadedFile = { readonly name: string; readonly bytes: Buffer };

/** The form's one field. */
async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type !== "file" || part.fieldname !== "file") throw invalid(part.fieldname.slice(0, 100), "unknown");
    file = { name: part.filename, bytes: await part.toBuffer() };
  }
  if (file === undefined) throw invalid("file", "required");
  return file;
}

/** An uploaded subtitle file; for one that is too large the multipart plugin answers 413. */
async function askedInForm(request: FastifyRequest): Promise<Asked> {
  try {
    return { source: { kind: "file", ...(await readFile(request)) }, filter: {} };
  } catch (error) {
    // Refusals of ours and of the plugin have a status; the parser's have none: a wrong boundary, an end too soon.
    if (error instanceof ProblemError || (error instanceof Error && "statusCode" in error)) throw error;
    throw invalid("file", "invalid");
  }
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
