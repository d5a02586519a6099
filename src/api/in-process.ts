import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Stands in the place of the peer's address, so that no request from outside can claim it. */
const inProcessAddress = "in-process";

/** Whose page is rendered. */
const readers = new AsyncLocalStorage<string>();

/** True for requests made by server rendering, which no rate limit counts. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === inProcessAddress;
}

/** Renders a page: the calls that it makes in process are counted for the address of its reader. */
export function renderFor<T>(address: string, render: () => Promise<T>): Promise<T> {
  return readers.run(address, render);
}

/** The address that pays for a request: of who sent it, or of who reads the page that it is made for. */
export function payingAddressOf(request: FastifyRequest): string {
  return isInProcess(request) ? (readers.getStore() ?? inProcessAddress) : request.ip;
}

/** `fetch` on the API without a connection, for server rendering. */
export async function fetchInProcess(app: FastifyInstance, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await app.inject({
    method: "GET",
    url: path,
    headers: Object.fromEntries(new Headers(init.headers)),
    remoteAddress: inProcessAddress,
  });
  const headers = { "content-type": String(response.headers["content-type"] ?? "") };
  return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
}
