/** A part of a client's bytes that can be processed by itself. */
export type Unit = {
  /** `work` is one or more whole messages, the last of which asks for a response. */
  readonly kind: "encryption-request" | "cancel-request" | "startup" | "work" | "terminate";
  readonly bytes: Uint8Array;
};

/** The bytes are not PostgreSQL's wire protocol, version 3. */
export class ProtocolError extends Error {
  override name = "ProtocolError";
}

/** The first message has no type: a length and a code, each of 32 bits. */
const startupHeader = 8;
/** A message's type and its length, which counts itself but not the type. */
const messageHeader = 5;
const longestStartup = 10_000;
const longestMessage = 0x3fff_ffff;

const cancelRequest = 80_877_102;
const encryptionRequests: readonly number[] = [80_877_103, 80_877_104];
const protocolMajor = 3;

const query = 0x51;
const sync = 0x53;
const flush = 0x48;
const functionCall = 0x46;
const terminate = 0x58;
const endsWork: readonly number[] = [query, sync, flush, functionCall];

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Splits a client's bytes, however they are chunked, into units. Each byte is copied at most once, whatever the size of
 * a message.
 * Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class MessageFramer {
  /** The unit so far. */
  #parts: Uint8Array[] = [];
  readonly #header = new Uint8Array(startupHeader);
  #headerLength = 0;
  #bodyLeft = 0;
  #isStarted = false;

  /** Returns the units that the next chunk completes. Keeps references to parts of the chunk. */
  push(chunk: Uint8Array): Unit[] {
    const units: Unit[] = [];
    let unitStart = 0;
    let at = 0;
    while (at < chunk.length) {
      at = this.#advance(chunk, at);
      if (!this.#isMessageWhole()) continue;
      const kind = this.#endMessage();
      if (kind === undefined) continue;
      this.#parts.push(chunk.subarray(unitStart, at));
      units.push({ kind, bytes: joined(this.#parts) });
      this.#parts = [];
      unitStart = at;
    }
    if (unitStart < chunk.length) this.#parts.push(chunk.subarray(unitStart));
    return units;
  }

  #headerSize(): number {
    return this.#isStarted ? messageHeader : startupHeader;
  }

  #advance(chunk: Uint8Array, at: number): number {
    const missing = this.#headerSize() - this.#headerLength;
    if (missing === 0) {
      const step = Math.min(this.#bodyLeft, chunk.length - at);
      this.#bodyLeft -= step;
      return at + step;
    }
    const part = chunk.subarray(at, at + missing);
    this.#header.set(part, this.#headerLength);
    this.#headerLength += part.length;
    if (part.length === missing) this.#bodyLeft = this.#readBodyLength();
    return at + part.length;
  }

  #readBodyLength(): number {
    const view = new DataView(this.#header.buffer);
    const length = this.#isStarted ? view.getInt32(1) + 1 : view.getInt32(0);
    const longest = this.#isStarted ? longestMessage : longestStartup;
    if (length < this.#headerSize() || length > longest) throw new ProtocolError(`message of ${length} bytes`);
    return length - this.#headerSize();
  }

  #isMessageWhole(): boolean {
    return this.#headerLength === this.#headerSize() && this.#bodyLeft === 0;
  }

  /** What the unit is that ends with this message; undefined where more messages belong to it. */
  #endMessage(): Unit["kind"] | undefined {
    this.#headerLength = 0;
    if (this.#isStarted) {
      const type = this.#header[0] ?? 0;
      if (type === terminate) return "terminate";
      return endsWork.includes(type) ? "work" : undefined;
    }
    const code = new DataView(this.#header.buffer).getInt32(4);
    if (encryptionRequests.includes(code)) return "encryption-request";
    if (code === cancelRequest) return "cancel-request";
    if (code >> 16 !== protocolMajor) throw new ProtocolError(`protocol version ${code >> 16}`);
    this.#isStarted = true;
    return "startup";
  }
}
