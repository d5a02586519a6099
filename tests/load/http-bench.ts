import { once } from "node:events";
import { get } from "node:http";
import { Worker } from "node:worker_threads";
import autocannon from "autocannon";
import { median } from "./figures.ts";

export type HttpFigure = {
  readonly name: string;
  readonly perSecond: number;
  readonly bare: number;
  readonly ratio: number;
};

const headers = { "accept-encoding": "br" };
const connections = 32;
const seconds = 3;
const rounds = 3;

type Bytes = { readonly status: number; readonly headers: Record<string, string>; readonly body: Uint8Array };

function fetchBytes(url: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const kept = Object.entries(response.headers).filter(
        ([name]) => !["date", "connection", "keep-alive"].includes(name),
      );
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks),
      });
    }).on("error", reject);
  });
}

/** A bare node:http server that sends the very same bytes, in a thread of its own as the site is a process of its own. */
async function startBare(bytes: Bytes): Promise<{ origin: string; stop(): Promise<unknown> }> {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    const body = Buffer.from(workerData.body);
    const server = require("node:http").createServer((_request, response) => {
      response.writeHead(workerData.status, workerData.headers);
      response.end(body);
    });
    server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;
  const worker = new Worker(code, { eval: true, workerData: bytes });
  const [port]: number[] = await once(worker, "message");
  return { origin: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
}

/** Requests a second of the site and of the bare server, in turn, so that a slow moment of the machine meets both. */
export async function compareWithBare(origin: string, name: string, path: string): Promise<HttpFigure> {
  const bytes = await fetchBytes(origin + path);
  if (bytes.status !== 200) throw new Error(`${path} answers ${bytes.status}`);
  const bare = await startBare(bytes);
  const pairs: { own: number; bare: number }[] = [];
  await autocannon({ url: origin + path, connections, duration: 1, headers });
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ own: await requestsPerSecond(origin + path), bare: await requestsPerSecond(`${bare.origin}/`) });
  }
  await bare.stop();
  return {
    name,
    perSecond: median(pairs.map(({ own }) => own)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.own / pair.bare)),
  };
}
