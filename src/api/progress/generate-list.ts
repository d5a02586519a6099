import type { FastifyRequest } from "fastify";
import type { GenerateListBody } from "../../contract/progress/generate-list.ts";
import {
  analyseSource,
  generateFromSelection,
  generateFromText,
  type ListFilter,
  type Selection,
  type TextSource,
} from "../../services/progress/generate-list.ts";
import { ProblemError } from "../errors/problem-error.ts";
import type { Api } from "../handle.ts";
import { readUpload } from "../read-upload.ts";

type Asked =
  | { readonly text: TextSource; readonly filter: ListFilter }
  | { readonly text: undefined; readonly selection: Selection; readonly filter: ListFilter };

const invalid = (field: string, code: string) => new ProblemError("invalid", { fields: [{ field, code }] });

function askedInJson(body: GenerateListBody): Asked {
  const { titleIds = [], seasonIds = [], episodeIds = [], text, ...filter } = body;
  if (text !== undefined) return { text: { kind: "text", text }, filter };
  return { text: undefined, selection: { titleIds, seasonIds, episodeIds }, filter };
}

async function askedInForm(request: FastifyRequest): Promise<Asked> {
  return { text: { kind: "file", ...(await readUpload(request)) }, filter: {} };
}

async function askedIn(request: FastifyRequest, body: GenerateListBody | null | undefined): Promise<Asked> {
  if (body) return askedInJson(body);
  if (request.isMultipart()) return await askedInForm(request);
  throw invalid("titleIds", "required");
}

export function registerGenerateList({ handle, services }: Api): void {
  handle("WordList/GenerateList", async ({ user, body, locale, request, limits }) => {
    // Read before a turn is taken: an upload may be slow.
    const asked = await askedIn(request, body);
    const { text, filter } = asked;
    if (text === undefined) {
      const list = await limits.inTurn(() => generateFromSelection(services, user, asked.selection, filter, locale));
      return { ...list, expiresAt: list.expiresAt.toISOString() };
    }
    const analysed = await limits.inTurn(() => analyseSource(services, text), "analysis");
    const given = { source: text, analysed };
    const list = await limits.inTurn(() => generateFromText(services, user, given, filter, locale));
    return { ...list, expiresAt: list.expiresAt.toISOString() };
  });
}
