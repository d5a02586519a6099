import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { ProblemError } from "./errors/problem-error.ts";

export type UploadedFile = { readonly name: string; readonly bytes: Buffer };

const invalid = (field: string, code: string) => new ProblemError("invalid", { fields: [{ field, code }] });

async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type !== "file" || part.fieldname !== "file") throw invalid(part.fieldname.slice(0, 100), "unknown");
    file = { name: part.filename, bytes: await part.toBuffer() };
  }
  if (file === undefined) throw invalid("file", "required");
  return file;
}

/** The one file of a form, in its part `file`; for one that is too large the multipart plugin answers 413. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw invalid("file", "required");
  try {
    return await readFile(request);
  } catch (error) {
    // Refusals of ours and of the plugin have a status; the parser's have none: a wrong boundary, an end too soon.
    if (error instanceof ProblemError || (error instanceof Error && "statusCode" in error)) throw error;
    throw invalid("file", "invalid");
  }
}

type UploadPart = { readonly name: string; readonly content: Readable; isTruncated(): boolean };

/** The files of a form, one after the other as they arrive. */
async function* filesOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) throw invalid("file", "required");
  for await (const part of request.parts()) {
    if (part.type !== "file" || part.fieldname !== "file") throw invalid("file", "unknown");
    const { file } = part;
    yield { name: part.filename, content: file, isTruncated: () => file.truncated };
  }
}

/** Takes the files of a form, all in parts `file`, as they arrive. */
export async function readUploads<Result>(
  request: FastifyRequest,
  take: (files: AsyncIterable<UploadPart>) => Promise<Result>,
): Promise<Result> {
  try {
    return await take(filesOf(request));
  } catch (error) {
    // The parser's own errors have neither code nor status: a wrong boundary, an end too soon.
    const isKnown = error instanceof Error && ("statusCode" in error || "code" in error);
    throw isKnown ? error : invalid("file", "invalid");
  }
}
