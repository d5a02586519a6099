import { expect, test } from "vitest";
import { type DraftOption, sentOptions } from "./poll-values.ts";

const draft = (key: number, tr: string, en = "", es = "", id?: number): DraftOption => ({
  key,
  id,
  votes: 0,
  text: { tr, en, es },
});

test("empty options are left out, and Turkish stands for a language that is empty", () => {
  expect(sentOptions([draft(1, " Dark "), draft(2, "  "), draft(3, "Hiçbiri", "None", "Ninguna", 9)])).toEqual([
    { text: { tr: "Dark", en: "Dark", es: "Dark" } },
    { id: 9, text: { tr: "Hiçbiri", en: "None", es: "Ninguna" } },
  ]);
});

test("a new option names the wish it is of; a stored one has it already", () => {
  const [fresh, stored] = sentOptions([
    { ...draft(1, "Dark"), wishId: 4 },
    { ...draft(2, "Silo", "", "", 9), wishId: 5 },
  ]);
  expect(fresh).toMatchObject({ wishId: 4 });
  expect(stored).not.toHaveProperty("wishId");
});
