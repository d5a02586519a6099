import type { FastifyInstance, FastifyRequest } from "fastify";

/** Stands where a connection has its peer's address, so that no request from outside can claim it. */
const inProcessAddress = "in-process";

/** True for requests that the server's own pages make: they are not counted against anyone's limit. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === inProcessAddress;
}

/** Asks the API without a connection, as `fetch` would; pages are rendered through it. */
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
