import { expect, test } from "vitest";
import { calendarSquares, firstDay } from "./calendar-days.ts";

test("half a year of whole weeks from Monday on, up to today", () => {
  // 10 March 2026 is a Tuesday.
  const squares = calendarSquares([], "2026-03-10", 1000);
  expect(firstDay("2026-03-10")).toBe("2025-09-15");
  expect(squares).toHaveLength(25 * 7 + 2);
  expect(squares[0]).toEqual({ day: "2025-09-15", points: 0, share: 0, week: 0, weekday: 0 });
  expect(squares.at(-1)).toMatchObject({ day: "2026-03-10", week: 25, weekday: 1 });
  expect(new Set(squares.map(({ day }) => day)).size).toBe(squares.length);
});

test("a Sunday ends its week, a Monday begins one", () => {
  expect(calendarSquares([], "2026-03-15", 1000)).toHaveLength(26 * 7);
  expect(calendarSquares([], "2026-03-16", 1000)).toHaveLength(25 * 7 + 1);
});

test.each([
  [0, 0],
  [1, 1],
  [333, 1],
  [334, 2],
  [999, 3],
  [1000, 4],
  [4000, 4],
])("%i points colour a day by %i", (points, share) => {
  const [square] = calendarSquares([{ day: "2026-03-10", points }], "2026-03-10", 1000).slice(-1);
  expect(square).toMatchObject({ points, share });
});
