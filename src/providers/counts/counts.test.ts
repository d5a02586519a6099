import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RedisServer, redisProgram, startRedis } from "../../../tests/factories/redis-server.ts";
import { type Counts, createOwnCounts } from "./counts.ts";
import { createRedisCounts } from "./redis-counts.ts";

/** So long that nothing runs out while a test runs. */
const windowMs = 600_000;
const waiting = { timeout: 20_000, interval: 20 };

function describeCounts(open: () => Promise<Counts>): void {
  test("adds to all keys, or to none where one is full", async () => {
    const counts = await open();
    const [a, b] = [randomUUID(), randomUUID()];
    expect(await counts.take([{ key: a, max: 2 }], 2, windowMs)).toMatchObject({ isAllowed: true, count: 2 });
    const both = [
      { key: b, max: 5 },
      { key: a, max: 2 },
    ];
    const refused = await counts.take(both, 1, windowMs);
    expect(refused).toMatchObject({ isAllowed: false, count: 2 });
    expect(refused.msLeft).toBeGreaterThan(0);
    expect(refused.msLeft).toBeLessThanOrEqual(windowMs);
    expect(await counts.take([{ key: b, max: 5 }], 5, windowMs)).toMatchObject({ isAllowed: true, count: 5 });
    await counts.close();
  });

  test("counts on without a limit, and refuses more than a limit at the first time", async () => {
    const counts = await open();
    const key = randomUUID();
    const taken = [];
    for (let n = 0; n < 3; n += 1) taken.push(await counts.take([{ key, max: Number.POSITIVE_INFINITY }], 1, windowMs));
    expect(taken.map(({ count }) => count)).toEqual([1, 2, 3]);
    expect((await counts.take([{ key: randomUUID(), max: 1 }], 2, windowMs)).isAllowed).toBe(false);
    await counts.close();
  });

  test("begins anew when the time is over", async () => {
    const counts = await open();
    const key = randomUUID();
    await counts.take([{ key, max: 1 }], 1, 30);
    await vi.waitFor(
      async () => expect(await counts.take([{ key, max: 1 }], 1, 30)).toMatchObject({ isAllowed: true }),
      waiting,
    );
    await counts.close();
  });
}

describe("counts of one process", () => describeCounts(async () => createOwnCounts()));

describe.runIf(redisProgram !== undefined)("counts in Redis", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  async function openRedis(lines: string[] = []): Promise<Counts> {
    const counts = createRedisCounts({ url: redis.url, report: (line) => lines.push(line) });
    const key = randomUUID();
    // Until it is connected it counts by itself: what it counts in Redis is seen by another.
    await vi.waitFor(async () => {
      expect(await counts.enter([{ key, places: 1 }], "a")).toBe(true);
      expect(await counts.enter([{ key, places: 1 }], "b")).toBe(false);
    }, waiting);
    return counts;
  }

  describeCounts(() => openRedis());

  test("are those of all processes, and so are places", async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const key = randomUUID();
    expect((await one.take([{ key, max: 1 }], 1, windowMs)).isAllowed).toBe(true);
    expect((await other.take([{ key, max: 1 }], 1, windowMs)).isAllowed).toBe(false);

    const places = [{ key: randomUUID(), places: 1 }];
    expect(await one.enter(places, "first")).toBe(true);
    expect(await other.enter(places, "second")).toBe(false);
    await one.leave(places, "first");
    expect(await other.enter(places, "second")).toBe(true);
    await Promise.all([one.close(), other.close()]);
  });

  test("while Redis is away a process counts for itself; one line tells of the beginning, one of the end", async () => {
    const lines: string[] = [];
    const counts = await openRedis(lines);
    const key = randomUUID();
    const take = () => counts.take([{ key, max: 2 }], 1, windowMs);
    await take();
    await redis.stop();
    const taken = [];
    for (let n = 0; n < 4; n += 1) taken.push((await take()).isAllowed);
    expect(taken).toEqual([true, true, false, false]);
    expect(await counts.enter([{ key: `${key} places`, places: 0 }], "any")).toBe(true);
    await redis.start();
    await vi.waitFor(
      async () => expect(await counts.enter([{ key: `${key} places`, places: 0 }], "none")).toBe(false),
      waiting,
    );
    expect(lines).toEqual([expect.stringMatching(/^Redis does not answer/), expect.stringMatching(/answers again/)]);
    await counts.close();
  });

  test("a Redis that hangs delays one call, not each", async () => {
    const lines: string[] = [];
    const counts = await openRedis(lines);
    const key = randomUUID();
    redis.child.kill("SIGSTOP");
    const taken = [];
    for (let n = 0; n < 200; n += 1) taken.push((await counts.take([{ key, max: 100 }], 1, windowMs)).isAllowed);
    expect(taken.filter(Boolean)).toHaveLength(100);
    expect(lines).toHaveLength(1);
    redis.child.kill("SIGCONT");
    await vi.waitFor(
      async () => expect(await counts.enter([{ key: `${key} places`, places: 0 }], "none")).toBe(false),
      waiting,
    );
    expect(lines).toHaveLength(2);
    await counts.close();
  });
});
