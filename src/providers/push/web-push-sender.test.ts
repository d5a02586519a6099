import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { isPublicAddress, lookupPublic } from "./public-address.ts";
import { readOrMakePushKeys } from "./push-keys.ts";
import { createWebPushSender } from "./web-push-sender.ts";

const folder = temporaryFolder();
const message = {
  title: "12 kelime sizi bekliyor",
  body: "Beş dakika yeter.",
  path: "/",
  language: "tr",
  end: { label: "Kapat", path: "/api/User/EndNotices", code: "r7.abc" },
};

/** What a browser makes when somebody subscribes. */
const browser = createECDH("prime256v1");
const target = {
  endpoint: "https://push.example.org/send/abc",
  publicKey: browser.generateKeys().toString("base64url"),
  secret: randomBytes(16).toString("base64url"),
};

let server: Server;
let status = 201;
const arrived: { request: IncomingMessage; body: Buffer }[] = [];

/** A push service without TLS, so that the test needs no certificate. */
class LocalAgent extends Agent {
  override createConnection() {
    return connect((server.address() as AddressInfo).port, "127.0.0.1");
  }
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await buffer(request);
    arrived.push({ request, body });
    response.writeHead(status).end("x".repeat(100));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

const senderOf = async (agent: Agent = new LocalAgent()) =>
  createWebPushSender({ keys: await readOrMakePushKeys(folder), contact: "info@diziokulu.example", agent });

/** As the browser does (RFC 8188, RFC 8291). */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const serverKey = body.subarray(21, 21 + keyLength);
  const cipher = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), serverKey]);
  const secret = Buffer.from(target.secret, "base64url");
  const key = Buffer.from(hkdfSync("sha256", browser.computeSecret(serverKey), secret, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${what}\0`, length));
  const opened = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  opened.setAuthTag(cipher.subarray(-16));
  const plain = Buffer.concat([opened.update(cipher.subarray(0, -16)), opened.final()]);
  // A record ends with a delimiter of 2.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

test("a push arrives encrypted for the browser alone, and signed with the site's key", async () => {
  const sender = await senderOf();
  expect(await sender.send(target, message)).toBe("sent");
  const { request, body } = arrived.at(-1) ?? {};
  expect([request?.method, request?.url, request?.headers.host]).toEqual(["POST", "/send/abc", "push.example.org"]);
  expect(request?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "14400", topic: "reminder" });
  expect(JSON.parse(decrypt(body ?? Buffer.of()))).toEqual(message);

  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request?.headers.authorization ?? "") ?? [];
  expect(key).toBe(sender.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: "https://push.example.org",
    sub: "mailto:info@diziokulu.example",
  });
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" } as never);
  const signed = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, "base64url");
  expect(verify("sha256", signed, { key: publicKey, dsaEncoding: "ieee-p1363" }, proof)).toBe(true);
});

test.each([404, 410])("a browser whose service answers %i is gone", async (answer) => {
  status = answer;
  expect(await (await senderOf()).send(target, message)).toBe("gone");
});

test.each([302, 400, 429, 500, 503])("after %i it may be tried again, and nothing is followed", async (answer) => {
  status = answer;
  await expect((await senderOf()).send(target, message)).rejects.toThrow(String(answer));
});

test("a name that leads into the site's own network is not connected to", async () => {
  const before = arrived.length;
  const sender = await senderOf(new Agent({ lookup: lookupPublic }));
  await expect(sender.send({ ...target, endpoint: "https://localhost/send" }, message)).rejects.toThrow(
    "public address",
  );
  const lookUp = promisify(
    lookupPublic as never as (name: string, options: object, done: (error: Error | null) => void) => void,
  );
  await expect(lookUp("localhost", { all: true })).rejects.toThrow("public address");
  expect(arrived).toHaveLength(before);
});

test("public addresses are told from those of networks within", () => {
  const within =
    "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 " +
    ":: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:7f00:1:: 64:ff9b::7f00:1 name";
  expect(within.split(" ").filter(isPublicAddress)).toEqual([]);
  expect(
    "8.8.8.8 172.32.0.1 100.128.0.1 2a00:1450:4001::1 2606:4700::1".split(" ").filter(isPublicAddress),
  ).toHaveLength(5);
});

test("keys are made once, for the process's user alone, also by several at once", async () => {
  const fresh = temporaryFolder();
  const keys = await Promise.all(Array.from({ length: 4 }, () => readOrMakePushKeys(fresh)));
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await readOrMakePushKeys(fresh)).toEqual(keys[0]);
  expect(statSync(path.join(fresh, "push-keys.json")).mode & 0o777).toBe(0o600);
});
