import { expect, test } from "vitest";
import { readMessages } from "../../../../../tests/factories/message-files.ts";
import { bodyOf, checkWanted, readWanted } from "./wanted-list.ts";

const texts = readMessages("tr");

function formOf(values: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of values) data.append(name, value);
  return data;
}

const filled = formOf([
  ["titleIds", "3"],
  ["seasonIds", "7"],
  ["seasonIds", "8"],
  ["levels", "2"],
  ["levels", "5"],
  ["known", "false"],
  ["text", "Take the rope."],
  ["file", new File(["x"], "x.srt")],
]);

test("only what belongs to the chosen source is sent", () => {
  const filter = { levels: [2, 5], known: false };
  expect(bodyOf(readWanted(filled, "titles"))).toEqual({ ...filter, titleIds: [3], seasonIds: [7, 8] });
  expect(bodyOf(readWanted(filled, "text"))).toEqual({ ...filter, text: "Take the rope." });
  const body = bodyOf(readWanted(filled, "file"));
  expect(body instanceof FormData && [...body.keys()]).toEqual(["file"]);
});

test("missing or too large input is reported before sending", () => {
  const problemOf = (data: FormData, source: "titles" | "file") => checkWanted(readWanted(data, source))[0]?.message;
  expect(problemOf(filled, "titles")).toBeUndefined();
  expect(problemOf(formOf([["known", ""]]), "titles")).toBe(texts.generate_pick_one);
  expect(problemOf(formOf([["levels", "1"]]), "titles")).toBeUndefined();
  expect(problemOf(filled, "file")).toBeUndefined();
  // What a browser sends of a field in which no file was chosen.
  expect(problemOf(formOf([["file", new File([], "")]]), "file")).toBe(texts.generate_pick_file);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "long.srt");
  expect(problemOf(formOf([["file", large]]), "file")).toBe(texts.generate_file_large);
});
