import { expect, test } from "vitest";
import { matches, moved } from "./palette-search.ts";

test.each([
  ["İşlem kaydı", "islem"],
  ["Kişiler", "KISI"],
  ["Ödemeler", "odem"],
  ["Yeni kupon", "kup yen"],
  ["Sağlayıcıyla karşılaştır", "saglay"],
  ["Overview", ""],
])("%j is found by %j", (text, typed) => expect(matches(text, typed)).toBe(true));

test.each([
  ["Ödemeler", "deme"],
  ["Yeni kupon", "yeni kod"],
])("%j is not found by %j", (text, typed) => expect(matches(text, typed)).toBe(false));

test("arrows go round, also after the list has become shorter", () => {
  expect(moved("ArrowDown", 2, 3)).toBe(0);
  expect(moved("ArrowUp", 0, 3)).toBe(2);
  expect(moved("ArrowDown", 9, 3)).toBe(0);
  expect(moved("ArrowDown", 0, 0)).toBeUndefined();
  expect(moved("a", 0, 3)).toBeUndefined();
});
