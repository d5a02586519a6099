import { expect, test } from "vitest";
import { isLocalPath, localeOfPath } from "./local-path.ts";

test.each(["/", "/hesabim", "/en/account?tab=edit#top", "/dizi/a-b/1/2", "/x?u=https://evil.example"])(
  "%j is a path of this site",
  (path) => {
    expect(isLocalPath(path)).toBe(true);
    expect(new URL(path, "https://here.example").origin).toBe("https://here.example");
  },
);

test.each([
  "",
  "hesabim",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  " /hesabim",
  "/a\\b",
  "/a b",
  "/ş",
  `/${"a".repeat(500)}`,
])("%j is none", (path) => {
  expect(isLocalPath(path)).toBe(false);
});

test("the first part of a path tells its language", () => {
  expect(["/en", "/en/account", "/en?x", "/es/quiz", "/", "/hesabim", "/english", "/tr/x"].map(localeOfPath)).toEqual([
    "en",
    "en",
    "en",
    "es",
    "tr",
    "tr",
    "tr",
    "tr",
  ]);
});
