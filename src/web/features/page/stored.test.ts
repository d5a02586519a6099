import { expect, test, vi } from "vitest";
import { createStored, createStoredText } from "./stored.ts";

type Settings = { readonly count: number };

function parse(json: unknown): Settings {
  const { count }: { readonly count?: unknown } = typeof json === "object" && json !== null ? json : {};
  return { count: typeof count === "number" ? count : 0 };
}

function memoryArea(text?: string) {
  const values = new Map(text === undefined ? [] : [["settings", text]]);
  return {
    values,
    area: () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }),
  };
}

function forbidden(): never {
  throw new DOMException("no", "SecurityError");
}

function changeElsewhere(target: EventTarget, newValue: string | null) {
  target.dispatchEvent(Object.assign(new Event("storage"), { key: "settings", newValue }));
}

test("a value is there in the next document, and the same object until it changes", () => {
  const { area, values } = memoryArea();
  createStored("settings", parse, area).update(({ count }) => ({ count: count + 1 }));
  expect(values.get("settings")).toBe('{"count":1}');
  const next = createStored("settings", parse, area);
  expect(next.get()).toEqual({ count: 1 });
  expect(next.get()).toBe(next.get());
  next.remove();
  expect([next.get(), values.size]).toEqual([{ count: 0 }, 0]);
});

test.each(["{", "null", "[1]", '"x"', '{"count":"7"}'])("a stored %s goes through the parser", (text) => {
  expect(createStored("settings", parse, memoryArea(text).area).get()).toEqual({ count: 0 });
});

test("where storage is forbidden a value lasts as long as the document", () => {
  const stored = createStored("settings", parse, forbidden);
  expect(stored.get()).toEqual({ count: 0 });
  stored.update(() => ({ count: 4 }));
  stored.update(({ count }) => ({ count: count + 1 }));
  expect(stored.get()).toEqual({ count: 5 });
});

test("a text that a full storage refuses is kept, and forgotten when the key is removed", () => {
  const { area, values } = memoryArea("old");
  const target = new EventTarget();
  const full = () => ({ ...area(), setItem: forbidden });
  const stored = createStoredText("settings", full, target);
  stored.set("new");
  changeElsewhere(target, "of another tab");
  expect(stored.get()).toBe("new");
  values.clear();
  changeElsewhere(target, null);
  expect(stored.get()).toBeNull();
});

test("another tab's change is told, and changes are made of the newest value before it is", () => {
  const { area, values } = memoryArea('{"count":1}');
  const target = new EventTarget();
  const stored = createStored("settings", parse, area, target);
  const listener = vi.fn();
  const end = stored.subscribe(listener);
  expect(stored.get()).toEqual({ count: 1 });
  values.set("settings", '{"count":7}');
  changeElsewhere(target, '{"count":7}');
  expect([stored.get(), listener.mock.calls.length]).toEqual([{ count: 7 }, 1]);
  values.set("settings", '{"count":20}');
  stored.update(({ count }) => ({ count: count + 1 }));
  expect([stored.get(), listener.mock.calls.length]).toEqual([{ count: 21 }, 2]);
  end();
  stored.remove();
  expect(listener).toHaveBeenCalledTimes(2);
});
