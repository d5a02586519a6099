import { expect, test } from "vitest";
import { createPlayClock } from "./play-clock.ts";

test("it runs on from where it was, and only while it is told to", () => {
  let time = 5000;
  const clock = createPlayClock(() => time, 300);
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
