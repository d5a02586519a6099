import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["İstanbul", "istanbul"],
  ["IŞIK", "isik"],
  ["ışık", "isik"],
  ["Çağrı Öğün Üzüm", "cagri ogun uzum"],
  ["Niño ¿Qué?", "nino ¿que?"],
  ["naïve", "naive"],
])("%s folds to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
