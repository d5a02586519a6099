import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnswerOf, CallName, InputOf } from "../../../contract/calls.ts";
import { ApiError } from "../page/api-client.ts";
import { openLine } from "./persistent-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers as told, one call after the other. */
function setUp(...answers: (() => Promise<unknown>)[]) {
  const made: unknown[] = [];
  const lost: boolean[] = [];
  const network = new EventTarget();
  const line = openLine({
    call: async <Name extends CallName>(name: Name, ...[input]: InputOf<Name>) => {
      made.push([name, input]);
      const answer = answers[made.length - 1] ?? (() => Promise.resolve("late"));
      return (await answer()) as AnswerOf<Name>;
    },
    onLost: (isLost) => lost.push(isLost),
    network,
  });
  return { line, made, lost, network };
}

const tourId = "t1";
const body = { tourId, questionId: "q1", answer: "a" };
const noNetwork = () => Promise.reject(new TypeError("failed to fetch"));
const silence = () => new Promise<never>(() => {});
const status = (code: number) => () => Promise.reject(new ApiError(code, undefined));
const answer = () => Promise.resolve("yes");

test("an answered call is made once, and nothing is said of the connection", async () => {
  const { line, made, lost } = setUp(answer);
  expect(await line.call("Quiz/Answer", { body })).toBe("yes");
  expect(made).toEqual([["Quiz/Answer", { body }]]);
  expect(lost).toEqual([]);
});

test("without an answer the same call is made again, later and later, until there is one", async () => {
  const { line, made, lost } = setUp(noNetwork, status(503), status(429), silence, answer);
  const called = line.call("Quiz/Answer", { body });
  await vi.advanceTimersByTimeAsync(999);
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1 + 2000 + 4000);
  expect(made).toHaveLength(4);
  // Nothing comes: after ten seconds that is no answer either.
  await vi.advanceTimersByTimeAsync(10_000 + 8000);
  expect(await called).toBe("yes");
  expect(new Set(made.map((call) => JSON.stringify(call))).size).toBe(1);
  expect(lost).toEqual([true, true, true, true, false]);
});

test("it is made at once when somebody asks for it, or the network is back", async () => {
  const { line, made, network } = setUp(noNetwork, noNetwork, answer);
  const called = line.call("Quiz/NextQuestion", { body: { tourId } });
  await vi.advanceTimersByTimeAsync(0);
  line.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toHaveLength(2);
  network.dispatchEvent(new Event("online"));
  expect(await called).toBe("yes");
});

test.each([400, 401, 403, 404, 409])("%d is an answer: it is not asked again", async (code) => {
  const { line, made, lost } = setUp(noNetwork, status(code));
  const called = expect(line.call("Quiz/Answer", { body })).rejects.toMatchObject({ status: code });
  await vi.advanceTimersByTimeAsync(1000);
  await called;
  expect(made).toHaveLength(2);
  expect(lost).toEqual([true, false]);
});

test("once it is closed no call is made again", async () => {
  const { line, made } = setUp(noNetwork);
  const called = expect(line.call("Quiz/Answer", { body })).rejects.toThrow("failed to fetch");
  await vi.advanceTimersByTimeAsync(0);
  line.close();
  await called;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made).toHaveLength(1);
});
