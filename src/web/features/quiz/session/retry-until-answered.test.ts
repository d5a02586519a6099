import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnswerOf, CallName, InputOf } from "../../../../contract/calls.ts";
import { ApiError } from "../../page/api-client.ts";
import { retryUntilAnswered } from "./retry-until-answered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with a response for each call in turn. */
function setUp(...answers: (() => Promise<unknown>)[]) {
  const made: unknown[] = [];
  const lost: boolean[] = [];
  const network = new EventTarget();
  const calls = retryUntilAnswered({
    call: async <Name extends CallName>(name: Name, ...[input]: InputOf<Name>) => {
      made.push([name, input]);
      const answer = answers[made.length - 1] ?? (() => Promise.resolve("late"));
      return (await answer()) as AnswerOf<Name>;
    },
    onConnection: (isLost) => lost.push(isLost),
    network,
  });
  return { calls, made, lost, network };
}

const tourId = "t1";
const body = { tourId, questionId: "q1", answer: "a" };
const noNetwork = () => Promise.reject(new TypeError("failed to fetch"));
const silence = () => new Promise<never>(() => {});
const status = (code: number) => () => Promise.reject(new ApiError(code, undefined));
const answer = () => Promise.resolve("yes");

test("a call with a response is made once, and the connection is not mentioned", async () => {
  const { calls, made, lost } = setUp(answer);
  expect(await calls.call("Quiz/Answer", { body })).toBe("yes");
  expect(made).toEqual([["Quiz/Answer", { body }]]);
  expect(lost).toEqual([]);
});

test("without a response the same call is repeated after growing waits", async () => {
  const { calls, made, lost } = setUp(noNetwork, status(503), status(429), silence, answer);
  const called = calls.call("Quiz/Answer", { body });
  await vi.advanceTimersByTimeAsync(999);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1 + 2000 + 4000);
  expect(made).toHaveLength(4);
  // No response at all: a failure after ten seconds.
  await vi.advanceTimersByTimeAsync(10_000 + 8000);
  expect(await called).toBe("yes");
  expect(new Set(made.map((call) => JSON.stringify(call))).size).toBe(1);
  expect(lost).toEqual([true, true, true, true, false]);
});

test("it is repeated at once on request, or when the network is back", async () => {
  const { calls, made, network } = setUp(noNetwork, noNetwork, answer);
  const called = calls.call("Quiz/NextQuestion", { body: { tourId } });
  await vi.advanceTimersByTimeAsync(0);
  calls.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
  network.dispatchEvent(new Event("online"));
  expect(await called).toBe("yes");
});

test.each([400, 401, 403, 404, 409])("%d is a response: the call is not repeated", async (code) => {
  const { calls, made, lost } = setUp(noNetwork, status(code));
  const called = expect(calls.call("Quiz/Answer", { body })).rejects.toMatchObject({ status: code });
  await vi.advanceTimersByTimeAsync(1000);
  await called;
  expect(made).toHaveLength(2);
  expect(lost).toEqual([true, false]);
});

test("after closing no call is repeated", async () => {
  const { calls, made } = setUp(noNetwork);
  const called = expect(calls.call("Quiz/Answer", { body })).rejects.toThrow("failed to fetch");
  await vi.advanceTimersByTimeAsync(0);
  calls.close();
  await called;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});
