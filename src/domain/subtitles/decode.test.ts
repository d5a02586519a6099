import { expect, test } from "vitest";
import { decodeSubtitle } from "./decode.ts";

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, order: "le" | "be", mark: boolean): Uint8Array {
  const units = [...(mark ? "\uFEFF" : ""), ...text].map((sign) => sign.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (order === "le" ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

test.each([
  ["UTF-8", utf8("Café – déjà vu")],
  ["UTF-8 with a byte order mark", utf8("\uFEFFCafé – déjà vu")],
  ["UTF-16 LE with a mark", utf16("Café – déjà vu", "le", true)],
  ["UTF-16 BE with a mark", utf16("Café – déjà vu", "be", true)],
  ["UTF-16 LE without", utf16("Café – déjà vu", "le", false)],
  ["UTF-16 BE without", utf16("Café – déjà vu", "be", false)],
  ["Windows-1252", bytes(67, 97, 102, 0xe9, 32, 0x96, 32, 100, 0xe9, 106, 0xe0, 32, 118, 117)],
])("reads %s", (_name, file) => {
  expect(decodeSubtitle(file)).toBe("Café – déjà vu");
});

test("reads Windows-1252 quotes, which Latin-1 does not have", () => {
  expect(decodeSubtitle(bytes(0x93, 73, 0x92, 109, 0x94, 0x85))).toBe("“I’m”…");
});

test.each([
  [
    "İstanbul'da, Şile'ye",
    [
      0xdd,
      ..."stanbul'da, ".split("").map((c) => c.charCodeAt(0)),
      0xde,
      ..."ile'ye".split("").map((c) => c.charCodeAt(0)),
    ],
  ],
  [
    "We’re in İzmir",
    [
      ..."We".split("").map((c) => c.charCodeAt(0)),
      0x92,
      ..."re in ".split("").map((c) => c.charCodeAt(0)),
      0xdd,
      ..."zmir".split("").map((c) => c.charCodeAt(0)),
    ],
  ],
  ["Kırık, dağ, göl", [75, 0xfd, 114, 0xfd, 107, 44, 32, 100, 97, 0xf0, 44, 32, 103, 0xf6, 108]],
  [
    "Þór, góðan daginn, já",
    [0xde, 0xf3, 114, 44, 32, 103, 0xf3, 0xf0, 97, 110, 32, 100, 97, 103, 105, 110, 110, 44, 32, 106, 0xe1],
  ],
  ["Café, señor", [67, 97, 102, 0xe9, 44, 32, 115, 101, 0xf1, 111, 114]],
])("tells Windows-1254 from Windows-1252 by the letters: %s", (text, values) => {
  expect(decodeSubtitle(bytes(...values))).toBe(text);
});

test.each([
  ["I don\u0092t know, it\u0092s late\u0085\nmaybe.", "I don’t know, it’s late…\nmaybe."],
  ["\u0093Never\u0094 \u0096 twice.\nOr\u0097well.", "“Never” – twice.\nOr—well."],
])("control characters are the Windows signs that they were: %j", (text, mended) => {
  expect(decodeSubtitle(utf8(text))).toBe(mended);
});

test("keeps UTF-8 where single bytes are invalid", () => {
  const file = utf8("I’m sure you’re late ?");
  file[file.length - 1] = 0xe2;
  expect(decodeSubtitle(file)).toBe("I’m sure you’re late \uFFFD");
});

test.each([
  ["a\r\nb", "a\nb"],
  ["a\rb", "a\nb"],
  ["a\r\r\nb", "a\nb"],
  ["a\n\nb", "a\n\nb"],
  ["a\u2028b\u0085c", "a\nb\nc"],
])("ends every line alike: %j", (text, plain) => {
  expect(decodeSubtitle(utf8(text))).toBe(plain);
});

test("drops invisible characters but keeps tabs", () => {
  expect(decodeSubtitle(utf8("\uFEFFa\0\u200Bb\u202A\tc\u00AD\u0007"))).toBe("ab\tc");
});

test("decodes no bytes as an empty text", () => {
  expect(decodeSubtitle(bytes())).toBe("");
});
