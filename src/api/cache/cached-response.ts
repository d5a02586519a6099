import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A response before it has an ETag and compressed bodies. */
export type PlainResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Names and values in turn, as node:http takes them fastest. */
export type FlatHeaders = readonly string[];

/** What is written to a connection; a text holds a byte in each character (latin1). */
export type EncodedResponse = { readonly headers: FlatHeaders; readonly body: Buffer | string };

/** Each encoding is made when first asked for, and once, with its headers. */
export type CachedResponse = PlainResponse & {
  readonly etag: string;
  /** Headers of a 304. */
  readonly notModified: FlatHeaders;
  encoded(encoding: Encoding): Promise<EncodedResponse>;
};

/** Headers of every response; a response's own override them. */
export type CommonHeaders = Readonly<Record<string, string>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 5 costs a tenth of 11 and is a few per cent larger: right for what changes with each publication. */
const brotliQuality = 5;

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return compressBrotli(body, { params });
  }
  return encoding === "gzip" ? compressGzip(body) : Promise.resolve(body);
}

/** node:http writes a text in one piece with the headers, which saves a quarter of a small answer; a buffer apart. */
const mostTextBytes = 4096;

/** JSON that is the same for every client, who revalidates its copy (304) before each use. */
export function jsonResponse(value: unknown): PlainResponse {
  return {
    status: 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** The tag is weak because one tag stands for all encodings of the same text. */
export function cachedResponseOf(plain: PlainResponse, common: CommonHeaders): CachedResponse {
  const etag = `W/"${createHash("sha256").update(plain.body).digest("base64url").slice(0, 22)}"`;
  const isTagged = plain.status === 200;
  const headers = { ...common, ...plain.headers, vary: "accept-encoding", ...(isTagged && { etag }) };
  const made = new Map<Encoding, Promise<EncodedResponse>>();

  async function make(encoding: Encoding): Promise<EncodedResponse> {
    const body = await compress(plain.body, encoding);
    const ofBody = {
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
    const written = body.length > mostTextBytes ? body : body.toString("latin1");
    return { headers: Object.entries({ ...headers, ...ofBody }).flat(), body: written };
  }

  return {
    ...plain,
    etag,
    notModified: Object.entries(headers).flat(),
    encoded(encoding) {
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}
