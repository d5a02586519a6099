import { expect, test } from "vitest";
import { cellPhrases } from "./cell-phrases.ts";
import { cellText } from "./cell-text.ts";
import { createRecogniser } from "./recognise.ts";

test.each([
  ["rope", "rope"],
  ["<b>rope</b>&nbsp;<i>n.</i>", "rope n."],
  ["<div>rope</div><div>sail</div>", "rope\nsail"],
  ["rope<br>sail<br/>mast", "rope\nsail\nmast"],
  ["rope [sound:rope.mp3]<img src='rope.jpg'>", "rope"],
  ["rope [anki:play:q:0]", "rope"],
  ["<style>.card { color: red }</style>rope", "rope"],
  ["<script>alert(1)</script>rope<!-- sail -->", "rope"],
  ["it&#39;s &lt;not&gt;", "it's <not>"],
  ["He {{c1::gave up::stopped}} smoking.", "gave up"],
  ["{{c1::rope}} and {{C2::sail}}", "rope\nsail"],
  ["{{c1::take {{c2::care}} of}} her", "care\ntake care of"],
  ["{{c1::<b>rope</b>}}", "rope"],
  ["a <broken", "a"],
  ["", ""],
])("%j reads %j", (raw, text) => {
  expect(cellText(raw)).toBe(text);
});

test("a field that is all braces or tags ends soon", () => {
  for (const raw of ["{{c1::".repeat(5_000), "<a ".repeat(5_000), "[sound:".repeat(5_000), "<!--".repeat(5_000)]) {
    expect(cellText(raw).length).toBeLessThanOrEqual(raw.length);
  }
});

test.each([
  ["rope", [["rope"]]],
  ["rope, sail; mast", [["rope"], ["sail"], ["mast"]]],
  ["1. rope", [["rope"]]],
  ["- rope (noun)", [["rope"]]],
  ["“rope”.", [["rope"]]],
  ["rope - halat", [["rope - halat", "rope", "halat"]]],
  ["rope = halat", [["rope = halat", "rope", "halat"]]],
  ["rope: halat", [["rope: halat", "rope", "halat"]]],
  ["well-known", [["well-known"]]],
  ["12 345", []],
])("%j has the phrases %j", (text, phrases) => {
  expect(cellPhrases(text)).toEqual(phrases);
});

test("words are recognised as they are written, and as forms of others", () => {
  const headwords = new Map([
    ["rope", 1],
    ["go", 2],
    ["take care of", 3],
    ["abandon", 4],
  ]);
  const recognise = createRecogniser(headwords);
  expect(recognise("The ropes, to go, went - gitmek, took care of, Abandoned")).toEqual({
    ids: [1, 2, 2, 3, 4],
    unknown: [],
  });
  expect(recognise("halat - rope, gemi")).toEqual({ ids: [1], unknown: ["gemi"] });
  expect(recognise("x".repeat(200)).unknown).toEqual([`${"x".repeat(79)}…`]);
});
