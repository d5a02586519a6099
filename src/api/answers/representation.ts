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

/** An answer that is kept: each encoding is made when first asked for, and once. */
export type Representation = Answer & {
  readonly etag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
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

/** The tag is weak because one tag stands for all encodings of the same text. */
export function representationOf(answer: Answer): Representation {
  const etag = `W/"${createHash("sha256").update(answer.body).digest("base64url").slice(0, 22)}"`;
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    ...answer,
    etag,
    encoded(encoding) {
      const known = made.get(encoding) ?? compress(answer.body, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}
