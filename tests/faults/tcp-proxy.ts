import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  /** The target's url with this proxy's address. */
  readonly url: string;
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>;
  /** Lets connections through again, at the same address. */
  start(): Promise<void>;
};

function pass(client: Socket, target: URL): Socket {
  const upstream = connect(Number(target.port || "5432"), target.hostname);
  client.pipe(upstream).pipe(client);
  client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
  upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
  return upstream;
}

/** Stands between a test and a server that the test cannot stop itself. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;

  const listen = async (port: number) => {
    server = createServer((client) => {
      for (const socket of [client, pass(client, target)]) {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      }
    }).listen(port, "127.0.0.1");
    await once(server, "listening");
    return server.address() as AddressInfo;
  };

  const { port } = await listen(0);
  const url = new URL(targetUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      const closed = server === undefined ? undefined : once(server, "close");
      server?.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    async start() {
      await listen(port);
    },
  };
}
