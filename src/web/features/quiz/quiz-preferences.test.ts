import { expect, test } from "vitest";
import { keepPreferences, readPreferences, usualPreferences } from "./quiz-preferences.ts";

function storageOf(kept: string | null): { storage: () => Storage; kept: () => string | null } {
  let value = kept;
  const storage: Storage = {
    length: 0,
    clear() {},
    getItem: () => value,
    key: () => null,
    removeItem() {},
    setItem: (_key, text) => {
      value = text;
    },
  };
  return { storage: () => storage, kept: () => value };
}

test("what is kept is read again, and what else stands there stays", () => {
  const { storage, kept } = storageOf('{"other":1,"repetition":2}');
  const liked = { methods: ["write-phrase-mean"], repetition: 3, isSpoken: false, isTimed: false } as const;
  keepPreferences(liked, storage);
  expect(readPreferences(storage)).toEqual(liked);
  expect(JSON.parse(kept() ?? "")).toMatchObject({ other: 1 });
});

test.each([null, "", "{", "[]", "null", '{"methods":"x","repetition":9,"isTimed":"no"}', '{"methods":["eval"]}'])(
  "%s counts as usual",
  (kept) => {
    expect(readPreferences(storageOf(kept).storage)).toEqual(usualPreferences);
  },
);

test("a store that is forbidden keeps nothing and breaks nothing", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  keepPreferences(usualPreferences, forbidden);
  expect(readPreferences(forbidden)).toEqual(usualPreferences);
});
