import { expect, test } from "vitest";
import { fixStutters } from "./fix-stutters.ts";

const WORDS = new Set(["the", "add", "bye", "ice", "man", "no-nonsense"]);
const mend = (text: string) => fixStutters(text, (word) => WORDS.has(word));

test.each([
  ["w-what", "what"],
  ["W-what?", "What?"],
  ["I-I-I don't", "I don't"],
  ["b-b-but", "but"],
  ["Th-that's", "That's"],
  ["Wha-what is it?", "What is it?"],
  ["I-I'm, I-It's", "I'm, It's"],
  ["s-s-s-sorry, M-Mom", "sorry, Mom"],
  ["You-you-you and we-we and the-the", "You and we and the"],
  ["Well, m-my T-shirt", "Well, my T-shirt"],
])("says %j once", (text, expected) => {
  expect(mend(text)).toBe(expected);
});

test.each([
  "uh-huh, mm-hmm, uh-oh",
  "bye-bye, no-no, so-so, ha-ha, knock-knock",
  "T-shirt, X-ray, e-mail, A-list, D-Day, U-turn",
  "re-read, co-conspirator, no-nonsense",
  "ice-iced, add-adder, man-manager",
  "well-known twenty-two",
  "one - one",
])("leaves %j alone", (text) => {
  expect(mend(text)).toBe(text);
});
