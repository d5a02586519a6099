import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startWorker } from "./worker.ts";

afterEach(() => void vi.useRealTimers());

const noError = (error: unknown) => expect.unreachable(String(error));

/** Waits until something holds; that it never does is told by the test's time limit. */
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 1 });

test("a task runs round after round until it is stopped", async () => {
  let rounds = 0;
  const worker = startWorker([{ everyMs: 1, run: async () => void rounds++ }], noError);
  await until(() => rounds >= 5);
  await worker.stop();
  const atEnd = rounds;
  // While another has five rounds, this one has none.
  let others = 0;
  const other = startWorker([{ everyMs: 1, run: async () => void others++ }], noError);
  await until(() => others >= 5);
  await other.stop();
  expect(rounds).toBe(atEnd);
});

test("stopping waits for the round under way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = startWorker([{ everyMs: 1, run: () => promise }], noError);
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  await setImmediate();
  expect(isStopped).toBe(false);
  resolve();
  await stopped;
  expect(isStopped).toBe(true);
});

test("stopping waits for no pause between rounds", async () => {
  let rounds = 0;
  const worker = startWorker([{ everyMs: 1_000_000, run: async () => void rounds++ }], noError);
  await until(() => rounds === 1);
  await worker.stop();
  expect(rounds).toBe(1);
});

test("what does not come to its end is cut off when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const signals: AbortSignal[] = [];
  const errors: unknown[] = [];
  const endless = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(new Error("cut off"))));
  };
  const worker = startWorker([{ everyMs: 1, run: endless }], (error) => errors.push(error));
  const areCutOff = () => signals.map(({ aborted }) => aborted);
  const stopped = worker.stop();
  vi.advanceTimersByTime(3_999);
  expect(areCutOff()).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(areCutOff()).toEqual([true]);
  await stopped;
  expect(errors).toEqual([new Error("cut off")]);
});

test("a task that fails is told once, goes on, and holds up no other", async () => {
  const errors: unknown[] = [];
  let failed = 0;
  let others = 0;
  const failing = () => {
    failed++;
    return failed === 4 ? Promise.resolve() : Promise.reject(new Error("no database"));
  };
  const tasks = [
    { everyMs: 1, run: failing },
    { everyMs: 1, run: async () => void others++ },
  ];
  const worker = startWorker(tasks, (error) => errors.push(error), { graceMs: 10, retryMs: 1 });
  await until(() => failed >= 8 && others >= 3);
  await worker.stop();
  expect(errors).toHaveLength(2); // told again after it had recovered
});

test("a task that does not come to its end holds up no other", async () => {
  let others = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks = [
    { everyMs: 1, run: () => promise },
    { everyMs: 1, run: async () => void others++ },
  ];
  const worker = startWorker(tasks, noError);
  await until(() => others >= 3);
  resolve();
  await worker.stop();
  expect(others).toBeGreaterThanOrEqual(3);
});
