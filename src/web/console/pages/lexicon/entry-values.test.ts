import { expect, test } from "vitest";
import { ApiError } from "../../../features/page/api-client.ts";
import { emptySense, readEntryForm, withFieldNames } from "./entry-values.ts";

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("a form with two senses is read field by field, its parts at each semicolon", () => {
  const data = formOf([
    ["phrase", " bank "],
    ["partOfSpeech", "noun"],
    ["isAcademic", "on"],
    ["senses.0.level", "A1"],
    ["senses.0.tr", "banka; ; banka şubesi "],
    ["senses.0.registers", "US"],
    ["senses.0.registers", "informal"],
    ["senses.0.cognates", "tr"],
    ["senses.1.level", "B2"],
    ["senses.1.clues", "river;#nature"],
  ]);
  expect(readEntryForm(data, undefined, 2)).toEqual({
    phrase: "bank",
    partOfSpeech: "noun",
    isAcademic: true,
    isSeparable: false,
    senses: [
      { ...emptySense, level: "A1", tr: ["banka", "banka şubesi"], registers: ["informal", "US"], cognates: ["tr"] },
      { ...emptySense, level: "B2", clues: ["river", "#nature"] },
    ],
  });
});

test("the phrase of a stored entry stays, whatever the form has", () => {
  const entry = {
    id: 7,
    phrase: "give up",
    partOfSpeech: "phrasal verb" as const,
    source: "file" as const,
    isAcademic: false,
    isSeparable: true,
    senses: [emptySense],
    edited: null,
    faults: [],
  };
  const read = readEntryForm(formOf([["phrase", "other"]]), entry, 1);
  expect(read).toMatchObject({ phrase: "give up", partOfSpeech: "phrasal verb", isSeparable: false });
});

test("the problem of a part is shown at its field, others stay where they are", () => {
  const problem = { type: "t", title: "T", status: 400, detail: "D", code: "invalid" as const };
  const errors = ["senses.1.tr.0", "senses.0.definition", "phrase"].map((field) => ({
    field,
    code: "invalid" as const,
    message: "M",
  }));
  const error = withFieldNames(new ApiError(400, { ...problem, errors }));
  expect(error).toMatchObject({
    problem: { errors: [{ field: "senses.1.tr" }, { field: "senses.0.definition" }, { field: "phrase" }] },
  });
});
