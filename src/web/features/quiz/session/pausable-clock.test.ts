import { expect, test } from "vitest";
import { createPausableClock } from "./pausable-clock.ts";

test("it counts on from its start, only while it is running", () => {
  let time = 5000;
  const clock = createPausableClock(() => time, 300);
  time += 1000;
  expect(clock.now()).toBe(300);
  clock.setRunning(true);
  time += 250.7;
  expect(clock.now()).toBe(550);
  clock.setRunning(true);
  clock.setRunning(false);
  time += 60_000;
  expect(clock.now()).toBe(550);
  clock.setRunning(true);
  time += 50;
  expect(clock.now()).toBe(600);
});
