import { expect, test } from "vitest";
import { methodIds, methodOf } from "./methods.ts";
import { isHasty, pointsAfter, pointsAtStart, repeatShare } from "./scoring.ts";

/**
 * Worked out by hand from the specification's section 9. A line: first try at once, at half of the time, at its end;
 * second try likewise. One line for each level from A1 to C1.
 */
const worked = `
test-phrase-mean 40
70 35 7 35 18 4
80 40 8 40 20 4
90 45 9 45 23 5
100 50 10 50 25 5
110 55 11 55 28 6
test-definition-phrase 45
100 50 10 50 25 5
110 55 11 55 28 6
120 60 12 60 30 6
130 65 13 65 33 7
140 70 14 70 35 7
test-phrase-definition 45
100 50 10 50 25 5
110 55 11 55 28 6
120 60 12 60 30 6
130 65 13 65 33 7
140 70 14 70 35 7
test-synonyms-phrase 40
90 45 9 45 23 5
100 50 10 50 25 5
110 55 11 55 28 6
120 60 12 60 30 6
130 65 13 65 33 7
write-phrase-mean 55
130 65 13 65 33 7
140 70 14 70 35 7
150 75 15 75 38 8
160 80 16 80 40 8
170 85 17 85 43 9
write-mean-phrase 55
150 75 15 75 38 8
160 80 16 80 40 8
170 85 17 85 43 9
180 90 18 90 45 9
190 95 19 95 48 10
write-definition-phrase 70
190 95 19 95 48 10
200 100 20 100 50 10
210 105 21 105 53 11
220 110 22 110 55 11
230 115 23 115 58 12
writeListen-engAudio-phrase 70
200 100 20 100 50 10
210 105 21 105 53 11
220 110 22 110 55 11
230 115 23 115 58 12
240 120 24 120 60 12
writeListen-engAudio-mean 70
210 105 21 105 53 11
220 110 22 110 55 11
230 115 23 115 58 12
240 120 24 120 60 12
250 125 25 125 63 13
`
  .trim()
  .split("\n");

const examples = methodIds.flatMap((id, at) => {
  const [head = "", ...rows] = worked.slice(at * 6, at * 6 + 6);
  return rows.map((row, level) => ({ id, head, level: level + 1, points: row.split(" ").map(Number) }));
});

test.each(examples)("$id, level $level: first and second try at 0, half, end and past the time", (example) => {
  const method = methodOf(example.id);
  expect(`${method.id} ${method.seconds}`).toBe(example.head);
  const half = method.seconds * 500;
  const earned = [0, 1].flatMap((wrongCount) => {
    const start = pointsAtStart(method, example.level, wrongCount);
    const at = (ms: number) => pointsAfter(start, method.seconds, ms);
    expect(at(half * 2 + 1)).toBe(at(half * 2));
    expect(at(86_400_000)).toBe(at(half * 2));
    return [at(0), at(half), at(half * 2)];
  });
  expect(earned).toEqual(example.points);
});

test("a third try is worth as much as the second", () => {
  expect(pointsAtStart({ points: 60 }, 1, 5)).toBe(pointsAtStart({ points: 60 }, 1, 1));
});

test.each([
  // 70 * 3/4 = 52.5
  [70, 40, 10_000, 53],
  // 110 * 7/10 = 77 exactly, where 110 * (1 - 0.3) in floating point is a little more
  [110, 40, 12_000, 77],
  [70, 40, 1, 70],
  [70, 40, 572, 69],
  [70, 40, 571, 70],
  // 7 is a tenth of 70, and stays
  [70, 40, 36_000, 7],
  [70, 40, 37_000, 7],
  // 35 * 1/10 = 3.5
  [35, 40, 39_000, 4],
  // a clock set back
  [70, 40, -5_000, 70],
  // no time limits
  [0, 0, 1_000, 0],
])("%i points over %i s are after %i ms %i", (start, seconds, ms, points) => {
  expect(pointsAfter(start, seconds, ms)).toBe(points);
});

test("a word earns all, then half, then a quarter, and after eight times nothing", () => {
  expect([0, 1, 2, 3, 7, 8, 500].map(repeatShare)).toEqual([1, 0.5, 0.25, 0.125, 0.0078125, 0, 0]);
});

test.each([
  [449, null, true],
  [450, null, false],
  // Twelve letters: 400 + 600
  [999, "extravagance", true],
  [1_000, "extravagance", false],
])("an answer after %i ms, written %s, is too fast for a person: %s", (ms, written, hasty) => {
  expect(isHasty(ms, written)).toBe(hasty);
});
