import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type FakeRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

/** A server in the place of somebody else's. `close` also cuts what is under way. */
export async function startFakeServer(answer: (request: FakeRequest) => { status?: number; json: unknown }) {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { pathname } = new URL(request.url ?? "/", "http://fake");
    const { status = 200, json } = answer({
      method: request.method ?? "GET",
      path: pathname,
      headers: request.headers,
      body,
    });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
