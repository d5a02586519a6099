import { expect, test } from "vitest";
import { possibleHeadwords } from "./possible-headwords.ts";

const headwords = new Set(
  ["go", "run", "hope", "hop", "plan", "sing", "lie", "leave", "lady", "child", "good", "bad", "happy", "gray"].concat([
    "try",
    "box",
    "take care of",
    "give up",
    "ice cream",
    "look forward to",
  ]),
);

test.each([
  ["went", "go"],
  ["running", "run"],
  ["hoped", "hope"],
  ["hopped", "hop"],
  ["planned", "plan"],
  ["singing", "sing"],
  ["lying", "lie"],
  ["leaves", "leave"],
  ["ladies", "lady"],
  ["children", "child"],
  ["better", "good"],
  ["worst", "bad"],
  ["happier", "happy"],
  ["grey", "gray"],
  ["tries", "try"],
  ["boxes", "box"],
  ["took care of", "take care of"],
  ["gave up", "give up"],
  ["ice creams", "ice cream"],
  ["looking forward to", "look forward to"],
])("%s is a form of %s", (phrase, headword) => {
  expect(possibleHeadwords(phrase).find((one) => headwords.has(one))).toBe(headword);
});

test.each(["xyzzy", "bus", "a b c d e f went", ""])("%j is a form of nothing there is", (phrase) => {
  expect(possibleHeadwords(phrase).filter((one) => headwords.has(one))).toEqual([]);
});

test("a phrase has so many at most", () => {
  expect(possibleHeadwords(Array(6).fill("stopped").join(" ")).length).toBeLessThanOrEqual(24);
});
