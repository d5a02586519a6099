import { expect, test } from "vitest";
import { titleOfGenerated } from "./generated-title.ts";

test("a file gives its name without folders, ending and control characters", () => {
  const titleOf = (name: string) => titleOfGenerated({ kind: "file", name }, "en");
  expect(titleOf("C:\\films\\The Long\u0000 Winter.srt")).toBe("The Long Winter");
  expect(titleOf("../../etc/one.more.srt")).toBe("one.more");
  expect(titleOf(".srt")).toBe("Words of a text");
  expect(titleOf("x".repeat(500))).toHaveLength(100);
});

test("titles are named once each, three at most", () => {
  const titleOf = (...names: string[]) => titleOfGenerated({ kind: "titles", names }, "tr");
  expect(titleOf("One", "One", "Two")).toBe("One, Two");
  expect(titleOf("One", "Two", "Three", "Four")).toBe("One, Two, Three …");
});

test("a text is called a text, in the language asked for", () => {
  expect(titleOfGenerated({ kind: "text" }, "tr")).toBe("Metnin kelimeleri");
  expect(titleOfGenerated({ kind: "text" }, "es")).toBe("Palabras de un texto");
});
