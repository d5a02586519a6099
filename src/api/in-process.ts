import type { FastifyInstance, FastifyRequest } from "fastify";

/** Stands in the place of the peer's address, so that no request from outside can claim it. */
const inProcessAddress = "in-process";

/** True for requests made by server rendering, which no rate limit counts. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === inProcessAddress;
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
