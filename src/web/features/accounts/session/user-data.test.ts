import { expect, test, vi } from "vitest";
import { createUserDataStore } from "./user-data.ts";

function memoryStorage(stored?: string): Storage {
  const values = new Map(stored === undefined ? [] : [["userData", stored]]);
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => values.delete(key),
    setItem: (key, value) => values.set(key, value),
  };
}

test("stored data is there in the next document", () => {
  const storage = memoryStorage();
  createUserDataStore(() => storage).update({ knownList: [7, 9] });
  expect(createUserDataStore(() => storage).get()).toEqual({ knownList: [7, 9], userWordLists: [] });
});

test("an update keeps the other fields and notifies the listeners", () => {
  const storage = memoryStorage();
  const store = createUserDataStore(() => storage);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.update({ knownList: [1] });
  store.update({ username: "ayşe" });
  expect(store.get()).toEqual({ knownList: [1], userWordLists: [], username: "ayşe" });
  end();
  store.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual({ knownList: [], userWordLists: [] });
});

test.each(["{", "null", "[1]", "12", '{"knownList":"x"}', '{"knownList":[1,"2",3.5]}'])(
  "a stored %s is read as empty",
  (stored) => {
    const { knownList } = createUserDataStore(() => memoryStorage(stored)).get();
    expect(knownList.every(Number.isSafeInteger)).toBe(true);
  },
);

test("an invalid token counts as none", () => {
  for (const token of [12, "", null, { a: 1 }]) {
    const store = createUserDataStore(() => memoryStorage(JSON.stringify({ token, knownList: [2] })));
    expect(store.get()).toEqual({ knownList: [2], userWordLists: [] });
  }
});

test("with storage forbidden or full a change holds for this document", () => {
  const forbidden = createUserDataStore(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.update({ knownList: [4] });
  expect(forbidden.get().knownList).toEqual([4]);
});

test("a change in another tab is read", () => {
  const storage = memoryStorage();
  const target = new EventTarget();
  const store = createUserDataStore(() => storage, target);
  expect(store.get().knownList).toEqual([]);
  storage.setItem("userData", '{"knownList":[3]}');
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "userData" }));
  expect(store.get().knownList).toEqual([3]);
});

test("a change is added to what another tab has written, also before its event has come", () => {
  const storage = memoryStorage('{"knownList":[1]}');
  const [one, other] = [createUserDataStore(() => storage), createUserDataStore(() => storage)];
  expect(one.get().knownList).toEqual([1]);
  other.update({ knownList: [1, 2] });
  one.update({ knownLevel: 2 });
  expect(createUserDataStore(() => storage).get()).toMatchObject({ knownList: [1, 2], knownLevel: 2 });
});

test("a change for a user whom another tab has signed out is dropped", () => {
  const storage = memoryStorage('{"knownList":[1],"token":"t"}');
  const [one, other] = [createUserDataStore(() => storage), createUserDataStore(() => storage)];
  const listener = vi.fn();
  one.subscribe(listener);
  expect(one.get().token).toBe("t");
  other.clear();
  one.update({ isPremium: true });
  expect(storage.getItem("userData")).toBeNull();
  expect([one.get(), listener.mock.calls.length]).toEqual([{ knownList: [], userWordLists: [] }, 1]);
});

test("what another tab writes back of a user who was signed out here is removed", () => {
  const storage = memoryStorage('{"knownList":[1],"token":"t"}');
  const target = new EventTarget();
  const store = createUserDataStore(() => storage, target);
  store.clear();
  storage.setItem("userData", '{"knownList":[1],"token":"t","isPremium":true}');
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "userData" }));
  expect(store.get()).toEqual({ knownList: [], userWordLists: [] });
  expect(storage.getItem("userData")).toBeNull();
  storage.setItem("userData", '{"knownList":[2],"token":"u"}');
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "userData" }));
  expect(store.get()).toMatchObject({ knownList: [2], token: "u" });
});
