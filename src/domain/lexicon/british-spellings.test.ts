import { expect, test } from "vitest";
import { americanSpelling } from "./british-spellings.ts";

test.each([
  ["colour", "color"],
  ["colours", "colors"],
  ["favourite", "favorite"],
  ["neighbourhood", "neighborhood"],
  ["dishonourable", "dishonorable"],
  ["theatre", "theater"],
  ["centred", "centered"],
  ["realised", "realized"],
  ["organisation", "organization"],
  ["apologise", "apologize"],
  ["travelling", "traveling"],
  ["cheque", "check"],
  ["analysed", "analyzed"],
  ["licence", "license"],
])("%s is %s", (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});

test.each([
  "hour",
  "four",
  "our",
  "glamour",
  "fire",
  "more",
  "rise",
  "wise",
  "promise",
  "surprise",
  "exercise",
  "advise",
  "raised",
  "analyses",
  "fuller",
  "organ",
  "genre",
  "acre",
])("%s stays as it is", (form) => {
  expect(americanSpelling(form)).toBe(form);
});
