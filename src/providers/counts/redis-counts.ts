import { Redis } from "ioredis";
import { type Counts, createOwnCounts, type Place, type Taken } from "./counts.ts";

/** Of one command; a Redis that hangs delays one request in each pause by so much. */
const answerMs = 250;
/** After a failure the process's own counts hold for so long, then Redis is asked again. */
const pauseMs = 1_000;
/** A place that its process does not keep is given to others: the process was killed. */
const placeMs = 30_000;
const keepEveryMs = 10_000;

/** In braces, so that a Redis Cluster keeps all keys of a script together. */
const prefix = "{dizi-okulu}:";

const takeScript = `
local amount, window = tonumber(ARGV[1]), tonumber(ARGV[2])
for i, key in ipairs(KEYS) do
  local count, max = tonumber(redis.call('get', key) or '0'), tonumber(ARGV[i + 2])
  if max >= 0 and count + amount > max then return {0, count, redis.call('pttl', key)} end
end
local count, left
for _, key in ipairs(KEYS) do
  count = redis.call('incrby', key, amount)
  left = redis.call('pttl', key)
  if left < 0 then
    redis.call('pexpire', key, window)
    left = window
  end
end
return {1, count, left}`;

/** Places are members of a sorted set by when they run out, on Redis's own clock. */
const enterScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for i, key in ipairs(KEYS) do
  redis.call('zremrangebyscore', key, '-inf', now)
  if not redis.call('zscore', key, ARGV[1]) and redis.call('zcard', key) >= tonumber(ARGV[i + 2]) then return 0 end
end
for _, key in ipairs(KEYS) do
  redis.call('zadd', key, now + ARGV[2], ARGV[1])
  redis.call('pexpire', key, ARGV[2])
end
return 1`;

type Options = {
  readonly url: string;
  /** Called when Redis goes away, and when it is back. */
  readonly report: (line: string) => void;
};

/** Redis's answer to a script: integers. */
function integersOf(answer: unknown): number[] {
  return Array.isArray(answer) ? answer.map(Number) : [Number(answer)];
}

/**
 * Counts that all processes of a site share. While Redis cannot be reached each process counts for itself: a limit then
 * lets through as many times more as there are processes, and no request fails or waits for it.
 */
export function createRedisCounts({ url, report }: Options): Counts {
  const own = createOwnCounts();
  const kept = new Map<string, NodeJS.Timeout>();
  let awaySince: number | undefined;
  let askAgainAt = 0;
  const redis = new Redis(url, {
    connectionName: "dizi-okulu",
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(100 * times, pauseMs),
  });

  function noteAway(error: Error): void {
    askAgainAt = performance.now() + pauseMs;
    if (awaySince !== undefined) return;
    awaySince = performance.now();
    report(`Redis does not answer (${error.message}): each process counts limits by itself until it does.`);
  }
  function noteAnswer(): void {
    if (awaySince === undefined) return;
    report(`Redis answers again after ${Math.ceil((performance.now() - awaySince) / 1000)} s.`);
    awaySince = undefined;
  }
  // Without a listener it would be printed at each attempt to connect.
  redis.on("error", noteAway);
  redis.on("close", () => noteAway(new Error("its connection is closed")));
  redis.on("ready", () => {
    askAgainAt = 0;
    noteAnswer();
  });

  /** Undefined where Redis is away. */
  async function ask(script: string, keys: readonly string[], values: readonly (string | number)[]) {
    if (redis.status !== "ready" || performance.now() < askAgainAt) return undefined;
    try {
      const answer = await redis.eval(script, keys.length, ...keys.map((key) => prefix + key), ...values);
      noteAnswer();
      return integersOf(answer);
    } catch (error) {
      noteAway(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }

  const askForPlaces = (places: readonly Place[], token: string) =>
    ask(
      enterScript,
      places.map(({ key }) => key),
      [token, placeMs, ...places.map((place) => place.places)],
    );

  return {
    async take(keys, amount, windowMs): Promise<Taken> {
      const maxima = keys.map(({ max }) => (Number.isFinite(max) ? max : -1));
      const answer = await ask(
        takeScript,
        keys.map(({ key }) => key),
        [amount, windowMs, ...maxima],
      );
      if (answer === undefined) return await own.take(keys, amount, windowMs);
      const [isAllowed, count = 0, msLeft = 0] = answer;
      return { isAllowed: isAllowed === 1, count, msLeft: msLeft < 0 ? windowMs : msLeft };
    },
    async enter(places, token) {
      const answer = await askForPlaces(places, token);
      if (answer === undefined) return true;
      if (answer[0] !== 1) return false;
      kept.set(token, setInterval(() => void askForPlaces(places, token), keepEveryMs).unref());
      return true;
    },
    async leave(places, token) {
      clearInterval(kept.get(token));
      if (!kept.delete(token) || redis.status !== "ready") return;
      const calls = redis.pipeline();
      for (const { key } of places) calls.zrem(prefix + key, token);
      await calls.exec().catch(noteAway);
    },
    async close() {
      for (const timer of kept.values()) clearInterval(timer);
      redis.removeAllListeners("close");
      redis.disconnect();
    },
  };
}
