import { expect, test } from "vitest";
import { stripMarkup } from "./strip-markup.ts";

const plain = (text: string) => stripMarkup(text).text;

test.each([
  ["<i>Come</i> <b>here</b>", "Come here"],
  ['<font color="#ffff00" size=9>Now</font>', "Now"],
  ["<c.loud>Stop</c> <u>that", "Stop that"],
  ["hel<00:00:01.000>lo<00:00:01.500><c> you</c>", "hello you"],
  ["One<br>two<BR/>three", "One\ntwo\nthree"],
  ["2 < 3 and 5 > 4, <3", "2 < 3 and 5 > 4, <3"],
  ["a<!-- not said -->b", "ab"],
  ["<I>Come</I><br />< i>here</ i><i/>", "Come\nhere"],
  ['<font color="#ffff00>Now</font> <font face=Arial size = 12>go</font>', "Now go"],
  ["<i\n>Why?</i\n>", "Why?"],
  ["<c.yellow.bg_black>Go</c> <lang en-GB>on</lang><u.loud>!</u>", "Go on!"],
  ["<b class='x' id=\"y\">Stop</b><sighs> <>there", "Stop there"],
])("tags: %s", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test.each([
  ["<We should leave before sunset>", "We should leave before sunset"],
  ["<I think so.>", "I think so."],
  ["<(Nora) The well is dry\nand the goats are thirsty>", "(Nora) The well is dry\nand the goats are thirsty"],
  ["<A bird in the hand, you know>", "A bird in the hand, you know"],
  ["<i><Run!></i>", "Run!"],
  [">> Who? >> Me.", ">> Who? >> Me."],
  ["<b and then she left>", "b and then she left"],
])("a line in angle brackets that is no tag is text: %s", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test("separates words of different blocks, and leaves out tooltips", () => {
  const tip = '<div class="tip"><mark>blade</mark><span class="tooltiptext">hoja</span></div>';
  expect(plain(`The${tip}is sharp`)).toBe("The blade is sharp");
});

test.each([
  ["{\\an8}Up here", "Up here"],
  ["{\\k20}Ka{\\k30}ra{\\k15}oke", "Karaoke"],
  ["Half {a comment}said", "Half said"],
  ["One\\Ntwo\\nthree\\hfour", "One\ntwo three four"],
  ["{\\an8 Up here", " Up here"],
])("overrides: %s", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test("leaves out drawings", () => {
  expect(plain("{\\p1}m 0 0 l 100 0 100 100{\\p0}Look")).toBe("Look");
  expect(plain("{\\pos(1,2)\\p2\\bord0}m 0 0 s 1 1")).toBe("");
  expect(plain("{\\pos(10,20)}Read me")).toBe("Read me");
});

test.each([
  ["Salt &amp; pepper", "Salt & pepper"],
  ["it&#39;s &#x2669; &nbsp;&hellip;", "it's ♩  ..."],
  ["&amp;unknown;", "&unknown;"],
  ["R&amp;amp;B &unknown; &#xD800;", "R&B &unknown;  "],
  ["&lt;i&gt;Twice&lt;/i&gt;", "Twice"],
])("entities: %s", (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test("returns voices, each at the beginning of a line", () => {
  expect(stripMarkup("<v Ada Byron>Yes.</v> <v.loud Tom>No.</v>")).toEqual({
    text: "\n- Yes. \n- No.",
    voices: ["Ada Byron", "Tom"],
  });
});
