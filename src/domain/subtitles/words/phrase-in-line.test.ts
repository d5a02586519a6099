import { expect, test } from "vitest";
import { phraseInLine } from "./phrase-in-line.ts";

const marked = (line: string, phrase: string) =>
  phraseInLine(line, phrase)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test.each([
  ["He looked Suspicious to me.", "suspicious", "He looked [Suspicious] to me."],
  ["Two umbrellas, please.", "umbrella", "Two [umbrellas], please."],
  ["What a mother-in-law!", "mother-in-law", "What a [mother-in-law]!"],
  ["She went home.", "go", "She [went] home."],
  ["They taught us.", "teach", "They [taught] us."],
  ["The children are tired.", "child", "The [children] are tired."],
  ["You’re late.", "be", "[You’re] late."],
  ["I looked after them.", "look after", "I [looked after] them."],
  ["The alarm goes off at six.", "go off", "The alarm [goes off] at six."],
  ["He talked me out of it.", "talk someone out of", "He [talked] me [out of] it."],
  ["Pick the phone up!", "pick up", "[Pick] the phone [up]!"],
  ["I changed my mind.", "change one's mind", "I [changed my mind]."],
  ["Give it up, give up.", "give up", "Give it up, [give up]."],
  ["Behave yourself.", "behave oneself", "[Behave yourself]."],
  ["It is a long way home.", "find one's way", "It is a long way home."],
  ["Nothing of it is here.", "…", "Nothing of it is here."],
])("%j with %j", (line, phrase, parts) => expect(marked(line, phrase)).toBe(parts));

test("the parts are the line", () => {
  const line = "  “Well,” he said, ‘they’ve talked us out of it’ … ";
  expect(
    phraseInLine(line, "talk someone out of")
      .map(({ text }) => text)
      .join(""),
  ).toBe(line);
});
