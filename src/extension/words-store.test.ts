import { expect, test, vi } from "vitest";

vi.mock("wxt/browser", () => ({ browser: { storage: { local: { onChanged: { addListener: () => undefined } } } } }));

const { withMarks } = await import("./words-store.ts");

test("marks that were sent move a word from where the site had it", () => {
  const site = { level: 2, known: [1, 2], unknown: [3], learning: [4] };
  const marks = new Map([
    [2, "learning"],
    [3, "known"],
    [4, "known"],
    [5, "new"],
  ] as const);
  expect(withMarks(site, marks)).toEqual({ level: 2, known: [1, 3, 4], unknown: [5], learning: [2] });
});
