import { expect, test } from "vitest";
import { canPlay } from "./quiz-policies.ts";

const now = new Date("2026-05-01T12:00:00Z");

test.each([
  ["free", 0, null, false],
  ["monthly", 1, new Date("2026-05-01T12:00:01Z"), true],
  ["ended monthly", 1, now, false],
  ["lifetime", 3, null, true],
] as const)("whether a %s member may play a premium list", (_name, premiumType, premiumEndDate, isAllowed) => {
  const person = { premiumType, premiumEndDate };
  expect(canPlay(person, { isPremium: true }, now)).toBe(isAllowed);
  expect(canPlay(person, { isPremium: false }, now)).toBe(true);
});
