import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { waitForMail } from "../../factories/outbox.ts";
import { buildRegistration } from "../../factories/signed-in-user.ts";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the request to the end of the answer. */
  readonly ms: number;
};

export type Client = {
  get(path: string): Promise<Answer>;
  post(path: string, payload: object | Buffer, type?: string): Promise<Answer>;
  /** Asks and never reads. */
  stall(path: string): void;
  close(): void;
};

/** A client of its own address: on Linux every 127.x.y.z is this machine. */
export function clientFrom(origin: string, localAddress: string, token?: string): Client {
  const agent = new Agent({ keepAlive: true, localAddress });
  const { hostname, port } = new URL(origin);
  const stalled = new Set<ReturnType<typeof connect>>();
  const common = { "accept-encoding": "br", ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };

  function send(method: string, path: string, body?: Buffer, type = "application/json"): Promise<Answer> {
    const headers = body === undefined ? common : { ...common, "content-type": type, "content-length": body.length };
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers, agent }, async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks), ms: performance.now() - began });
        } catch (error) {
          reject(error);
        }
      });
      sent.on("error", reject).end(body);
    });
  }

  /** Once more where the server has closed the kept connection in the same moment. */
  async function sendAgain(...call: Parameters<typeof send>): Promise<Answer> {
    return await send(...call).catch((error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "ECONNRESET") return send(...call);
      throw error;
    });
  }

  return {
    get: (path) => sendAgain("GET", path),
    post: (path, payload, type) =>
      sendAgain("POST", path, Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload)), type),
    stall(path) {
      const socket = connect({ port: Number(port), host: hostname, localAddress });
      stalled.add(socket);
      socket.on("error", () => stalled.delete(socket)).pause();
      const header = token === undefined ? "" : `Authorization: Bearer ${token}\r\n`;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${header}\r\n`);
    },
    close() {
      agent.destroy();
      for (const socket of stalled) socket.destroy();
    },
  };
}

export function jsonOf({ status, body }: Answer) {
  if (status >= 400) throw new Error(`answered ${status}: ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString());
}

/** Registers somebody from an address of their own. */
export async function signUpFrom(origin: string, address: string): Promise<Client> {
  const visitor = clientFrom(origin, address);
  const { token } = jsonOf(await visitor.post("/api/Register/RegisterWithCredentials", registrationOf(address)));
  visitor.close();
  return clientFrom(origin, address, token);
}

/** The factory's own names are counted in each process. */
function registrationOf(address: string) {
  const username = `From${address.replaceAll(".", "x")}`;
  return buildRegistration({ username, mail: `${username}@example.org` });
}

/** Proves the mail address of who was registered from an address, by the code in the site's outbox. */
export async function verifyMailOf(client: Client, address: string, dataDir: string): Promise<void> {
  const mail = await waitForMail(dataDir, registrationOf(address).mail);
  const code = /aktivasyon\/([\w-]+)/.exec(mail.text ?? "")?.[1];
  const { status } = await client.post("/api/User/ActivateMail", { code });
  if (status !== 204) throw new Error(`the address of ${address} was not verified: ${status}`);
}
