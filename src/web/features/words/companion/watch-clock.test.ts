import { expect, test } from "vitest";
import { moveClock, parseClock, positionOf, startClock, stopClock, stoppedClock } from "./watch-clock.ts";

const start = 1_000_000;

test("a clock goes by the time since it was started, however long nobody looked", () => {
  const clock = startClock(moveClock(stoppedClock, 75, start), start);
  expect([0, 400, 3_600_000].map((passed) => positionOf(clock, start + passed))).toEqual([75, 75.4, 3_675]);
  expect(startClock(clock, start + 5_000)).toBe(clock);
});

test("a stopped clock stands, and goes on from there", () => {
  const clock = stopClock(startClock(stoppedClock, start), start + 30_000);
  expect(positionOf(clock, start + 90_000)).toBe(30);
  expect(positionOf(startClock(clock, start + 90_000), start + 95_000)).toBe(35);
});

test("a clock can be moved while it goes and while it stands, but not before the beginning", () => {
  const going = moveClock(startClock(stoppedClock, start), 600, start + 5_000);
  expect(positionOf(going, start + 8_000)).toBe(603);
  expect(moveClock(stoppedClock, -4, start)).toEqual(stoppedClock);
});

test("a device whose clock is put back does not turn the position back", () => {
  expect(positionOf(startClock(moveClock(stoppedClock, 60, start), start), start - 9_000)).toBe(60);
});

test.each([
  ["12:34", 754],
  ["1:02:03", 3_723],
  ["12.34", 754],
  ["12,34", 754],
  [" 12 34 ", 754],
  ["90:00", 5_400],
  ["7", 420],
  ["0:05", 5],
])("%j is %i seconds", (text, seconds) => {
  expect(parseClock(text)).toBe(seconds);
});

test.each(["", "x", "12:3x", "12:60", "1:60:00", "1:2:3:4", "-3", "12:", "1e3"])("%j is no time", (text) => {
  expect(parseClock(text)).toBeUndefined();
});
