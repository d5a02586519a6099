import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { endSession } from "../../accounts/session/end-session.ts";
import { newTest, storedTest } from "../../level-test/test-storage.ts";
import { readRecentWords, rememberMissed } from "../../quiz/recent/recent-storage.ts";
import { putOff, useTonightSettings } from "../tonight/tonight-settings.ts";
import { setWatchedWords, useWatch } from "./watch-store.ts";

const list = { kind: "episode", id: 5 } as const;

const word: Word = {
  id: 7,
  phrase: "umbrella",
  mean: "şemsiye",
  definition: "what one carries in the rain",
  synonyms: [],
  difficulty: 2,
  partOfSpeech: "noun",
  ipa: "",
  count: 1,
  times: [],
};

test("nothing that a person did here is shown to the next one", () => {
  const { result } = renderHook(() => ({ watch: useWatch(list), tonight: useTonightSettings() }));
  act(() => {
    setWatchedWords(list, [word.id]);
    putOff("episode 5", 9, true);
    rememberMissed(word, "tr", true);
    storedTest.update(() => newTest(() => 0));
  });
  expect(result.current.watch.tonight).toEqual([7]);
  expect(result.current.tonight.putOff).toEqual({ "episode 5": [9] });
  expect(readRecentWords()).toHaveLength(1);
  expect(storedTest.get()).toBeDefined();

  endSession("loggedOut");
  const next = renderHook(() => ({ watch: useWatch(list), tonight: useTonightSettings() }));
  expect(next.result.current.watch.tonight).toEqual([]);
  expect(next.result.current.tonight.putOff).toEqual({});
  expect(readRecentWords()).toEqual([]);
  expect(storedTest.get()).toBeUndefined();
});
