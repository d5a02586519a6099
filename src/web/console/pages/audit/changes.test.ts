import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("fields that differ are told, also those that one side lacks", () => {
  expect(changesOf({ role: "user", name: "A" }, { role: "editor", name: "A", reason: "help" })).toEqual([
    { field: "role", before: "user", after: "editor" },
    { field: "reason", before: null, after: "help" },
  ]);
});

test("a side that is missing or no record has its values all the same", () => {
  expect(changesOf(null, { isOpen: true })).toEqual([{ field: "isOpen", before: null, after: true }]);
  expect(changesOf("old", null)).toEqual([{ field: "", before: "old", after: null }]);
  expect(changesOf({ plans: [1, 2], until: null }, { plans: [1, 2] })).toEqual([]);
});
