import { expect, test } from "vitest";
import { plainCharacters } from "./plain-characters.ts";

test.each([
  ["“I’m here,” she said…", '"I\'m here," she said...'],
  ["don´t won`t", "don't won't"],
  ["Wait — what – now", "Wait -- what -- now"],
  ["– Yes.\n— No.", "- Yes.\n- No."],
  ["♫ la ♬", "♪ la ♪"],
  ["a\u00A0b\u3000c\nd", "a b c\nd"],
  ["（laughs）【door】", "(laughs)[door]"],
  ["oﬃce ﬁre ﬂy", "office fire fly"],
  ["don\uFFFDt", "don't"],
  ["cafe\u0301", "café"],
  ["it\u0092s late\u0085", "it's late..."],
])("%j", (text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

test("fixes mojibake", () => {
  expect(plainCharacters("I donâ€™t â€” â€œreallyâ€ â€“ â™ª CafÃ©")).toBe('I don\'t -- "really" -- ♪ Café');
});

test("drops words of other scripts", () => {
  expect(plainCharacters("Well? تكست عربي").trim()).toBe("Well?");
  expect(plainCharacters("Привет Hello 日本語").trim()).toBe("Hello");
});
