import { expect, it } from "vitest";
import { expandWord } from "./expand-word.ts";

const known = new Set(["drinking", "getting", "begin", "cabin"]);

it.each([
  ["don't", "do not"],
  ["won't", "will not"],
  ["couldn't've", "could not 've"],
  ["rose's", "rose 's"],
  ["wanna", "want to"],
  ["lemme", "let me"],
  ["whatcha", "what are you"],
  ["c'mon", "come on"],
  ["drinkin'", "drinking"],
  ["gettin", "getting"],
  ["begin'", "begin"],
  ["cabin", "cabin"],
  ["table", "table"],
])("%s is %s", (word, expected) => {
  expect(expandWord(word, (form) => known.has(form)).join(" ")).toBe(expected);
});
