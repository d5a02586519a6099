import { expect, test } from "vitest";
import { canVote } from "./poll-policies.ts";

const closedAt = new Date("2026-05-01T12:00:00Z");

test.each([
  ["an open poll", { closedAt: null, myVote: null }, true],
  ["an open poll that they voted in", { closedAt: null, myVote: 3 }, false],
  ["a closed poll", { closedAt, myVote: null }, false],
  ["a closed poll that they voted in", { closedAt, myVote: 3 }, false],
])("whether a person may vote in %s", (_name, poll, isAllowed) => {
  expect(canVote(poll)).toBe(isAllowed);
});
