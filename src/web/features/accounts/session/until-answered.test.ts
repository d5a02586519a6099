import { expect, test, vi } from "vitest";
import { ApiError } from "../../page/api-client.ts";
import { untilAnswered } from "./until-answered.ts";

/** A clock that goes on only while somebody waits. */
function testClock() {
  let time = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    async wait(ms: number) {
      waits.push(ms);
      time += ms;
    },
  };
}

const notYet = (status: number, retryAfter?: number | string) =>
  new ApiError(status, undefined, retryAfter === undefined ? null : String(retryAfter));

test("503 and 429 are asked again when they say, until there is an answer", async () => {
  const clock = testClock();
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(notYet(503, 30))
    .mockRejectedValueOnce(notYet(429, 7))
    .mockRejectedValueOnce(notYet(503))
    .mockRejectedValueOnce(notYet(503, "Wed, 21 Oct 2026 07:28:00 GMT"))
    .mockRejectedValueOnce(notYet(503, 0))
    .mockResolvedValueOnce("answer");
  await expect(untilAnswered(ask, clock)).resolves.toBe("answer");
  expect(clock.waits).toEqual([30_000, 7_000, 5_000, 5_000, 1_000]);
});

test("after two minutes of not yet it is an error, with one last question at their end", async () => {
  for (const [retryAfter, waits] of [
    [50, [50_000, 50_000, 20_000]],
    [600, [120_000]],
  ] as const) {
    const clock = testClock();
    const ask = vi.fn(() => Promise.reject(notYet(503, retryAfter)));
    await expect(untilAnswered(ask, clock)).rejects.toMatchObject({ status: 503 });
    expect(clock.waits).toEqual(waits);
    expect(ask).toHaveBeenCalledTimes(waits.length + 1);
  }
});

test.each([new ApiError(500, undefined), new ApiError(401, undefined), new TypeError("Failed to fetch")])(
  "%s is an error at once",
  async (error) => {
    const clock = testClock();
    await expect(untilAnswered(() => Promise.reject(error), clock)).rejects.toBe(error);
    expect(clock.waits).toEqual([]);
  },
);
