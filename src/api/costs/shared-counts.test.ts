import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RedisServer, redisProgram, startRedis } from "../../../tests/factories/redis-server.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { createRedisCounts } from "../../providers/counts/redis-counts.ts";
import type { Services } from "../../services/services.ts";
import { createTurns } from "./turns.ts";

const waiting = { timeout: 20_000, interval: 20 };
const payer = { person: "user 1", address: "192.0.2.1" };
const turnLimits = {
  atOnce: 3,
  atOnceOfAddress: 2,
  ofPerson: 5,
  ofAddress: 10,
  inAll: 20,
  waitMs: 60_000,
  workOfPerson: { burstMs: 60_000, share: 1 },
  workOfAddress: { burstMs: 60_000, share: 1 },
};

describe.runIf(redisProgram !== undefined)("two processes with one Redis", () => {
  let redis: RedisServer;
  let apps: [TestApp, TestApp];
  let counts: [Services["counts"], Services["counts"]];
  const lines: string[] = [];

  const open = async () => {
    const shared = createRedisCounts({ url: redis.url, report: (line) => lines.push(line) });
    await vi.waitFor(async () => expect(await shared.enter([{ key: "open", places: 0 }], "")).toBe(false), waiting);
    return shared;
  };
  beforeAll(async () => {
    redis = await startRedis();
    counts = [await open(), await open()];
    const appWith = (shared: Services["counts"]) =>
      createTestApp({ rateLimitPerMinute: 1_000, credentialLimitPerMinute: 10, services: { counts: shared } });
    apps = [await appWith(counts[0]), await appWith(counts[1])];
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const each of counts) await each.close();
    await redis.stop();
  });

  const tryPassword = async (app: TestApp, address: string) => {
    const payload = { usernameOrMail: "nobody", password: "not the password" };
    const { statusCode } = await app.app.inject({
      method: "POST",
      url: "/api/Login/LoginWithCredentials",
      payload,
      remoteAddress: address,
    });
    return statusCode;
  };

  async function tryInTurns(address: string): Promise<number[]> {
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push(await tryPassword(apps[n % 2 === 0 ? 0 : 1], address));
    return statuses;
  }

  test("let an address try ten passwords a minute together", async () => {
    const statuses = await tryInTurns("192.0.2.7");
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual(Array(10).fill(429));
  });

  test("run one expensive call of a person at a time", async () => {
    const [here, there] = counts.map((each) => createTurns(turnLimits, { shared: { counts: each, kind: "test" } }));
    const begun: string[] = [];
    const first = Promise.withResolvers<void>();
    const work = (name: string, until: Promise<void>) => async () => {
      begun.push(name);
      await until;
    };
    const one = here?.take(payer, work("here", first.promise));
    await vi.waitFor(() => expect(begun).toEqual(["here"]), waiting);
    const another = there?.take(payer, work("there", Promise.resolve()));
    // Another person at the same address has the second place there.
    await there?.take({ person: "user 2", address: payer.address }, work("beside", Promise.resolve()));
    expect(begun).toEqual(["here", "beside"]);
    first.resolve();
    await Promise.all([one, another]);
    expect(begun).toEqual(["here", "beside", "there"]);
  });

  test("go on counting by themselves while Redis is away, without an error", async () => {
    await redis.stop();
    const statuses = await tryInTurns("192.0.2.8");
    expect(statuses.filter((status) => status === 429)).toHaveLength(0);
    expect(statuses.filter((status) => status >= 500)).toHaveLength(0);
    for (const app of apps) expect(await tryPassword(app, "192.0.2.8")).toBe(429);
    await redis.start();
    await vi.waitFor(() => expect(lines.filter((line) => line.includes("answers again"))).toHaveLength(2), waiting);
    expect(lines).toHaveLength(4);
    const again = await tryInTurns("192.0.2.9");
    expect(again.filter((status) => status !== 429)).toHaveLength(10);
  });
});
