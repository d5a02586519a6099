import { expect, test } from "vitest";
import { splitAtPhrase } from "./split-at-phrase.ts";

const marked = (line: string, phrase: string) => {
  const { before, phrase: found, after } = splitAtPhrase(line, phrase);
  return `${before}[${found}]${after}`;
};

test.each([
  ["He looked Suspicious to me.", "suspicious", "He looked [Suspicious] to me."],
  ["Two umbrellas, please.", "umbrella", "Two [umbrellas], please."],
  ["I looked after them.", "look after", "I [looked] after them."],
  ["What a mother-in-law!", "mother-in-law", "What a [mother-in-law]!"],
  ["She went home.", "go", "She went home.[]"],
  ["They taught us.", "teach", "They taught us.[]"],
])("%j with %j", (line, phrase, split) => expect(marked(line, phrase)).toBe(split));
