import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** What is to be sent, before it is given its tag and its compressed forms. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Names and values in turn, as node:http takes them fastest. */
export type FlatHeaders = readonly string[];

/** What is written to a connection. */
export type Encoded = { readonly headers: FlatHeaders; readonly body: Buffer };

/** An answer that is kept: each encoding is made when first asked for, and once, with its headers. */
export type Representation = Answer & {
  readonly etag: string;
  /** Headers of a 304. */
  readonly notModified: FlatHeaders;
  encoded(encoding: Encoding): Promise<Encoded>;
};

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

/** Headers that every answer carries, a kept one too; its own stand above them. */
export type CommonHeaders = Readonly<Record<string, string>>;

/** The tag is weak because one tag stands for all encodings of the same text. */
export function representationOf(answer: Answer, common: CommonHeaders): Representation {
  const etag = `W/"${createHash("sha256").update(answer.body).digest("base64url").slice(0, 22)}"`;
  const isTagged = answer.status === 200;
  const headers = { ...common, ...answer.headers, vary: "accept-encoding", ...(isTagged && { etag }) };
  const made = new Map<Encoding, Promise<Encoded>>();

  async function make(encoding: Encoding): Promise<Encoded> {
    const body = await compress(answer.body, encoding);
    const ofBody = {
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    };
    return { headers: Object.entries({ ...headers, ...ofBody }).flat(), body };
  }

  return {
    ...answer,
    etag,
    notModified: Object.entries(headers).flat(),
    encoded(encoding) {
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}
