import { expect, test } from "vitest";
import { countOnTop } from "./open-row.tsx";

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test("rows are new that stand before the first known one, whatever has left the list", () => {
  expect(countOnTop(rows(9, 8, 7, 6), rows(7, 6, 5))).toBe(2);
  expect(countOnTop(rows(7, 6, 5), rows(7, 6, 5))).toBe(0);
  // The former first one was dealt with.
  expect(countOnTop(rows(9, 6, 5), rows(7, 6, 5))).toBe(1);
  expect(countOnTop(rows(9, 8), rows())).toBe(2);
  expect(countOnTop(rows(), rows(7))).toBe(0);
});
