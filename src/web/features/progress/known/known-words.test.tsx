import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { setKnown, useKnownRule } from "./known-words.ts";

beforeEach(() => {
  // Without a connection marks wait to be sent.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  userDataStore().clear();
});

afterEach(() => vi.unstubAllGlobals());

const marks = () => {
  const { knownList, unknownList } = userDataStore().get();
  return [knownList, unknownList];
};

test("undo gives each word back the mark that it had", () => {
  userDataStore().update({ knownList: [1], unknownList: [2] });
  const change = setKnown([1, 2, 3], true);
  expect(change.ids).toEqual([2, 3]);
  expect(marks()).toEqual([[1, 2, 3], []]);
  change.undo();
  expect(marks()).toEqual([[1], [2]]);
  const other = setKnown([1, 2, 3], false);
  expect(other.ids).toEqual([1, 3]);
  expect(marks()).toEqual([[], [2, 1, 3]]);
  other.undo();
  expect(marks()).toEqual([[1], [2]]);
});

test("of a signed-in user what is to be sent is the last mark, also none", () => {
  userDataStore().update({ token: "t" });
  const change = setKnown([3, 4], true);
  setKnown([4], false);
  expect(userDataStore().get().unsentKnown).toEqual({ 3: true, 4: false });
  change.undo();
  expect(userDataStore().get().unsentKnown).toEqual({ 3: null, 4: null });
});

test("a mark wins over the level, and without either nothing is known", () => {
  const { result, rerender } = renderHook(() => useKnownRule());
  expect(result.current(1, 1)).toBeUndefined();
  act(() => userDataStore().update({ knownList: [5], unknownList: [1], knownLevel: 2 }));
  rerender();
  const known = [result.current(1, 1), result.current(2, 2), result.current(3, 3), result.current(5, 5)];
  expect(known).toEqual([undefined, "level", undefined, "mark"]);
});
