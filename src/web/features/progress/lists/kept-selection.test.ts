import { beforeEach, expect, test, vi } from "vitest";
import { keepSelection, takeSelection } from "./kept-selection.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a kept selection is returned once, to its own list", () => {
  keepSelection("2 14", new Set([7, 9]));
  expect(takeSelection("2 15")).toEqual([]);
  expect(takeSelection("2 14")).toEqual([7, 9]);
  expect(takeSelection("2 14")).toEqual([]);
});

test("unreadable data, and storage that is forbidden, select nothing", () => {
  sessionStorage.setItem("keptSelection", "{");
  expect(takeSelection("2 14")).toEqual([]);
  sessionStorage.setItem("keptSelection", '{"list":"2 14","ids":["x",3]}');
  expect(takeSelection("2 14")).toEqual([3]);
  vi.stubGlobal("sessionStorage", undefined);
  keepSelection("2 14", [1]);
  expect(takeSelection("2 14")).toEqual([]);
});
