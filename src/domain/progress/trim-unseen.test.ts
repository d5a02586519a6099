import { expect, test } from "vitest";
import { trimUnseen } from "./trim-unseen.ts";

test.each([
  ["  My words\n", "My words"],
  ["\u200B", ""],
  ["\u200Brain", "rain"],
  ["\u3164 \uFEFF", ""],
  // Within a name it may join letters.
  ["\u{1F469}\u200D\u{1F467}", "\u{1F469}\u200D\u{1F467}"],
])("%j is %j", (text, trimmed) => {
  expect(trimUnseen(text)).toBe(trimmed);
});
