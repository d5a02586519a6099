import type { MessagePort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { MessageFramer, ProtocolError, type Unit } from "./message-framer.ts";
import type { SessionReport } from "./session-messages.ts";

/** "N": the response to a request for encryption. */
const noEncryption = new Uint8Array([0x4e]);
const outputSize = 64 * 1024;

/** Buffers the response and posts it in chunks of up to 64 KB, while it is being computed. */
function createOutput(port: MessagePort) {
  const buffer = new Uint8Array(outputSize);
  let length = 0;
  const post = (bytes: Uint8Array<ArrayBuffer>) => port.postMessage(bytes satisfies SessionReport, [bytes.buffer]);
  const flush = () => {
    if (length > 0) post(buffer.slice(0, length));
    length = 0;
  };
  const write = (bytes: Uint8Array) => {
    if (length + bytes.length > outputSize) flush();
    if (bytes.length > outputSize) {
      post(bytes.slice());
      return;
    }
    buffer.set(bytes, length);
    length += bytes.length;
  };
  return { write, flush };
}

/** Resets all session state for the next client: the compiled program has one session, which never ends. */
async function resetSession(database: PGlite): Promise<void> {
  await database.exec("rollback");
  await database.exec("discard all");
}

/**
 * Serves one client until it terminates the session or its port closes. Rejects when the database itself fails.
 *
 * @param betweenTransactions called after each response that leaves no transaction open
 */
export async function serveSession(
  port: MessagePort,
  database: PGlite,
  betweenTransactions: () => Promise<void>,
): Promise<void> {
  const framer = new MessageFramer();
  const output = createOutput(port);
  const closed = Promise.withResolvers<void>();
  port.once("close", closed.resolve);

  const respond = async ({ kind, bytes }: Unit) => {
    if (kind === "encryption-request") output.write(noEncryption);
    else if (kind === "cancel-request" || kind === "terminate") port.close();
    else await database.execProtocolRawStream(bytes, { onRawData: output.write });
  };
  const serve = async (chunk: Uint8Array) => {
    for (const unit of framer.push(chunk)) await respond(unit);
    output.flush();
    if (!database.isInTransaction()) await betweenTransactions();
    port.postMessage("consumed" satisfies SessionReport);
  };

  let work = Promise.resolve();
  port.on("message", (chunk: Uint8Array) => {
    work = work.then(() => serve(chunk));
    work.catch((error: unknown) => {
      port.close();
      if (!(error instanceof ProtocolError)) closed.reject(error);
    });
  });
  await closed.promise;
  await work.catch(() => undefined);
  await resetSession(database);
}
