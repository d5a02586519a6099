import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startWorker } from "./worker.ts";

test("a task runs round after round until it is stopped", async () => {
  let rounds = 0;
  const worker = startWorker([{ everyMs: 1, round: async () => void rounds++ }], () => undefined);
  while (rounds < 5) await sleep(1);
  await worker.stop();
  const atEnd = rounds;
  await sleep(20);
  expect(rounds).toBe(atEnd);
});

test("stopping waits for the round under way, and never for a pause", async () => {
  let isDone = false;
  const round = async () => {
    await sleep(50);
    isDone = true;
  };
  const worker = startWorker([{ everyMs: 1_000_000, round }], () => undefined);
  await worker.stop();
  expect(isDone).toBe(true);
});

test("what does not come to its end is cut off", async () => {
  const round = (signal: AbortSignal) => sleep(1_000_000, undefined, { signal });
  const worker = startWorker([{ everyMs: 1, round }], () => undefined, { patienceMs: 10, failedPauseMs: 1 });
  await worker.stop();
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
    { everyMs: 1, round: failing },
    { everyMs: 1, round: async () => void others++ },
  ];
  const worker = startWorker(tasks, (error) => errors.push(error), { patienceMs: 10, failedPauseMs: 1 });
  while (failed < 8) await sleep(1);
  await worker.stop();
  expect(errors).toHaveLength(2); // told again after it had recovered
  expect(others).toBeGreaterThan(2);
});
