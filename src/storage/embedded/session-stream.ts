import { Duplex } from "node:stream";
import type { MessagePort } from "node:worker_threads";
import type { SessionReport } from "./session-messages.ts";

/** The session's worker has ended; `code` is that of a broken connection. */
export class SessionLostError extends Error {
  override name = "SessionLostError";
  readonly code = "ECONNRESET";

  constructor() {
    super("the session with the embedded database has ended");
  }
}

/** How long a destroyed session may keep the worker busy, in ms. */
const graceMs = 5_000;

type Hooks = {
  /** Opens a port to the worker; called once. */
  readonly openPort: () => MessagePort;
  /** The worker is still busy for a session that was destroyed `graceMs` ago. */
  readonly onStuck: () => void;
};

type Done = (error?: Error | null) => void;

/**
 * One client's connection to the embedded database, as the driver uses a socket.
 * The worker acknowledges each chunk when it has processed it, and only then is sent the next one.
 */
export class SessionStream extends Duplex {
  readonly #hooks: Hooks;
  #port: MessagePort | undefined;
  /** The callback of the chunk that the worker is processing. */
  #onConsumed: Done | undefined;

  constructor(hooks: Hooks) {
    super({ allowHalfOpen: false });
    this.#hooks = hooks;
  }

  connect(): this {
    const port = this.#hooks.openPort();
    port.on("message", (report: SessionReport) => this.#receive(report));
    port.once("close", () => this.#endByWorker());
    this.#port = port;
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** No backpressure: the response has been computed already. */
  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: readonly { readonly chunk: Uint8Array }[], done: Done): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: Done): void {
    this.#port?.close();
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    const port = this.#port;
    if (port !== undefined && this.#onConsumed === undefined) port.close();
    if (port !== undefined && this.#onConsumed !== undefined) {
      const timer = setTimeout(this.#hooks.onStuck, graceMs);
      port.once("close", () => clearTimeout(timer));
      this.#onConsumed = () => port.close();
    }
    done(error);
  }

  #send(chunks: readonly Uint8Array[], done: Done): void {
    if (this.#port === undefined) {
      done(new SessionLostError());
      return;
    }
    const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#onConsumed = done;
    this.#port.postMessage(bytes, [bytes.buffer]);
  }

  #receive(report: SessionReport): void {
    if (report === "consumed") this.#acknowledge();
    else this.push(Buffer.from(report.buffer, report.byteOffset, report.byteLength));
  }

  #acknowledge(): void {
    const done = this.#onConsumed;
    this.#onConsumed = undefined;
    done?.();
  }

  #endByWorker(): void {
    this.#port = undefined;
    this.#acknowledge();
    this.push(null);
  }
}
