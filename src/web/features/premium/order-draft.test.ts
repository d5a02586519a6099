import { expect, test, vi } from "vitest";
import { createOrderDraftStore, emptyDraft } from "./order-draft.ts";

function memoryStorage(stored?: unknown) {
  const values = new Map(stored === undefined ? [] : [["premiumOrder", JSON.stringify(stored)]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return {
    values,
    store: (owner: number | undefined = 7) =>
      createOrderDraftStore(
        () => storage,
        () => owner,
      ),
  };
}

const info = { name: "Şükran", phone: "0532" };

test("an order is there again after a reload", () => {
  const { store } = memoryStorage();
  store().update({ plan: 3, coupon: "BIR", info, isAccepted: true, checkout: "https://pay.example/1" });
  expect(store().get()).toEqual({ plan: 3, coupon: "BIR", info, isAccepted: true, checkout: "https://pay.example/1" });
});

test("another user finds none of it, also in the same document", () => {
  const { store } = memoryStorage();
  store(7).update({ plan: 3, info });
  expect(store(8).get()).toEqual(emptyDraft);
  let owner = 7;
  const shared = createOrderDraftStore(
    () => {
      throw new DOMException("no", "SecurityError");
    },
    () => owner,
  );
  shared.update({ plan: 1, info });
  expect(shared.get().info).toEqual(info);
  owner = 8;
  expect(shared.get()).toEqual(emptyDraft);
});

test("clearing removes it from the storage and tells the listeners", () => {
  const { store, values } = memoryStorage();
  const one = store();
  const listener = vi.fn();
  one.subscribe(listener);
  one.update({ plan: 1 });
  one.clear();
  expect(one.get()).toEqual(emptyDraft);
  expect(values.size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  null,
  [],
  "x",
  { owner: 7, draft: { plan: 9, coupon: 1, info: "x", isAccepted: "yes", checkout: "javascript:alert(1)" } },
  { owner: 7, draft: { checkout: { url: "https://pay.example" } } },
  { owner: 7, draft: "x" },
])("a stored %j is read as an empty order", (stored) => {
  expect(memoryStorage(stored).store().get()).toEqual(emptyDraft);
});
