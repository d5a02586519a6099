import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { endSession } from "../../accounts/session/end-session.ts";
import { newTest, storedTest } from "../../level-test/test-storage.ts";
import { putOff, useTonightSettings } from "../tonight/tonight-settings.ts";
import { setWatchedWords, useWatch } from "./watch-store.ts";

const list = { kind: "episode", id: 5 } as const;

test("nothing that a person did here is shown to the next one", () => {
  const { result } = renderHook(() => ({ watch: useWatch(list), tonight: useTonightSettings() }));
  act(() => {
    setWatchedWords(list, [7]);
    putOff("episode 5", 9, true);
    storedTest.update(() => newTest(() => 0));
  });
  expect(result.current.watch.tonight).toEqual([7]);
  expect(result.current.tonight.putOff).toEqual({ "episode 5": [9] });
  expect(storedTest.get()).toBeDefined();

  endSession("loggedOut");
  const next = renderHook(() => ({ watch: useWatch(list), tonight: useTonightSettings() }));
  expect(next.result.current.watch.tonight).toEqual([]);
  expect(next.result.current.tonight.putOff).toEqual({});
  expect(storedTest.get()).toBeUndefined();
});
