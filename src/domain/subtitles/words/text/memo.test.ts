import { expect, it, vi } from "vitest";
import { createMemo } from "./memo.ts";

it("makes what it keeps once for each text", () => {
  const make = vi.fn((text: string) => ({ text }));
  const memo = createMemo(make);
  const line = "an unforgettable line";
  expect(memo(line.slice(3, 16))).toBe(memo("unforgettable"));
  expect(memo("line")).not.toBe(memo("unforgettable"));
  expect(make.mock.calls).toEqual([["unforgettable"], ["line"]]);
});

it("keeps a bounded number of them", () => {
  const make = vi.fn((text: string) => text.length);
  const memo = createMemo(make);
  for (let index = 0; index <= 100_000; index += 1) memo(String(index));
  const { length } = make.mock.calls;
  expect(memo("0")).toBe(1);
  expect(make.mock.calls.length).toBe(length + 1);
  expect(memo("100000")).toBe(6);
  expect(make.mock.calls.length).toBe(length + 1);
});
