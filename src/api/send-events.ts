import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";

const pauseMs = 500;
/** A comment keeps proxies and our own idle timeout from closing a stream on which nothing happens. */
const silentPauses = 20;
/** Then the client asks again: a stop of the site must not wait for watchers. */
const longestMs = 10 * 60_000;

type Sent = { readonly event: string; readonly data: unknown; readonly isLast: boolean };

/**
 * Answers by server-sent events: what `read` gives, whenever it has changed, until the last or the client's end.
 *
 * @param isAllowed asked before each reading: whoever watches may be signed out, or lose the role
 */
export async function sendEvents(
  reply: FastifyReply,
  isAllowed: () => Promise<boolean>,
  read: () => Promise<Sent>,
): Promise<void> {
  const { raw } = reply;
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  reply.hijack();
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  let last = "";
  let silence = 0;
  for (let waited = 0; waited < longestMs && !gone.signal.aborted; waited += pauseMs) {
    if (!(await isAllowed())) break;
    const { event, data, isLast } = await read();
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    silence += 1;
    if (text !== last) raw.write(text);
    else if (silence % silentPauses === 0) raw.write(":\n\n");
    last = text;
    if (isLast) break;
    await wait(pauseMs, undefined, { signal: gone.signal }).catch(() => undefined);
  }
  raw.end();
}
