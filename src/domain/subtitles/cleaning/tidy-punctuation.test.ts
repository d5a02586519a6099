import { expect, test } from "vitest";
import { tidyPunctuation } from "./tidy-punctuation.ts";

test.each([
  ["  two   spaces\there ", "two spaces here"],
  ["...and then ... we left....", "and then... we left..."],
  ["well. . . no..yes", "well... no... yes"],
  ["Who ? Me ! Yes , you .", "Who? Me! Yes, you."],
  ["What?!... Really?... Why???", "What?! Really? Why?"],
  ["stop--now", "stop - now"],
  ["I was- he is-", "I was - he is -"],
  ["wait -what", "wait - what"],
  ["Over.There he is.I see", "Over. There he is. I see"],
  ["Alone,...so alone,you see?Yes", "Alone, so alone, you see? Yes"],
  ["1,000 or 1.5", "1,000 or 1.5"],
  ["the U.S. at 3.30 p.m.", "the U.S. at 3.30 p.m."],
  ["★ stars_and = signs ~", "stars and signs"],
  ["five o' clock", "five o'clock"],
  ["Good bye, dear", "Goodbye, dear"],
  ["''quoted''", '"quoted"'],
  ["'cause it's rock 'n' roll", "'cause it's rock 'n' roll"],
  [", so it goes", "so it goes"],
  ["It costs $5.50, or 10 %", "It costs $5.50, or 10 %"],
  ["well-known K-12", "well-known K-12"],
])("%j", (text, expected) => {
  expect(tidyPunctuation(text)).toBe(expected);
});
