import { expect, test, vi } from "vitest";
import { createAdChoiceStore } from "./ad-choice.ts";

const now = new Date("2026-11-22T10:00:00Z");

function storageWith(stored: string | null) {
  let value = stored;
  const storage = {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
    removeItem: () => undefined,
  };
  return { storage, set: storage.setItem };
}

test("a choice is kept with its date", () => {
  const { storage } = storageWith(null);
  const store = createAdChoiceStore(() => storage);
  expect(store.get()).toBeUndefined();
  store.choose(false, now);
  const expected = { isAccepted: false, date: "2026-11-22T10:00:00.000Z" };
  expect(store.get()).toEqual(expected);
  expect(createAdChoiceStore(() => storage).get()).toEqual(expected);
});

test.each(["{", "null", "true", '{"isAccepted":"yes","date":"x"}', '{"isAccepted":true}'])(
  "a stored %s is no choice: the question is asked again",
  (stored) => {
    const { storage } = storageWith(stored);
    expect(createAdChoiceStore(() => storage).get()).toBeUndefined();
  },
);

test("a choice in another tab is read", () => {
  const { storage, set } = storageWith(null);
  const target = new EventTarget();
  const store = createAdChoiceStore(() => storage, target);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.get()).toBeUndefined();
  set("adConsent", JSON.stringify({ isAccepted: true, date: now.toISOString() }));
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "adConsent" }));
  expect(store.get()?.isAccepted).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});
