import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { streamLimits } from "./cost-table.ts";
import { busy, createCounter, type Payer, running } from "./turns.ts";

/** A client that takes nothing of a chunk for so long is dropped: chunks are small. */
export const defaultStalledMs = 15_000;
const maxChunk = 64 * 1024;

async function* inSmallChunks(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<Buffer> {
  for (let result = first; result.done !== true; result = await rest.next()) {
    const bytes = Buffer.from(result.value);
    for (let at = 0; at < bytes.length; at += maxChunk) yield bytes.subarray(at, at + maxChunk);
  }
}

/** Closes the connection when nothing has left it between two looks, though there is something to send. */
function dropStalled({ raw }: FastifyReply, stalledMs: number): void {
  const sent = () => (raw.socket?.bytesWritten ?? 0) - (raw.socket?.writableLength ?? 0);
  let last = sent();
  const timer = setInterval(() => {
    const now = sent();
    if (now === last && raw.writableLength > 0) raw.socket?.destroy();
    last = now;
  }, stalledMs).unref();
  raw.once("close", () => clearInterval(timer));
}

/** Sends large answers piece by piece, a limited number at once, each as fast as its client reads. */
export function createStreamedAnswers(stalledMs: number) {
  const people = createCounter();
  const addresses = createCounter();
  let count = 0;

  return {
    /** Pieces are asked for as they can be sent; an error of the first one is thrown, later ones cut the answer off. */
    async send(reply: FastifyReply, { person, address }: Payer, pieces: AsyncGenerator<string>): Promise<void> {
      if (people.of(person) >= streamLimits.ofPerson || addresses.of(address) >= streamLimits.ofAddress)
        throw running();
      if (count >= streamLimits.inAll) throw busy();
      const enter = (change: 1 | -1) => {
        people.add(person, change);
        addresses.add(address, change);
        count += change;
      };
      enter(1);
      reply.raw.once("close", () => enter(-1));
      const first = await pieces.next();
      dropStalled(reply, stalledMs);
      reply.type("application/json; charset=utf-8").header("cache-control", "no-store");
      reply.send(Readable.from(inSmallChunks(first, pieces), { objectMode: false, highWaterMark: maxChunk }));
    },
  };
}
