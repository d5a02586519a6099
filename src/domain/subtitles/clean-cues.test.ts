import { expect, test } from "vitest";
import { cleanCues } from "./clean-cues.ts";
import type { Cue } from "./cue.ts";

const WORDS = new Set(
  "what is it something no so like help where the go home we are late i listen door stop hello".split(" "),
);
const isWord = (word: string) => WORDS.has(word);

const cue = (text: string, startMs = 0): Cue => ({ startMs, endMs: startMs + 900, text, line: 1 });
const clean = (...texts: string[]) =>
  cleanCues(
    texts.map((text, index) => cue(text, index * 1000)),
    isWord,
  );
const textsOf = (...texts: string[]) => clean(...texts).map(({ text }) => text);

test("returns whole seconds in the order of the times", () => {
  expect(cleanCues([cue("Second", 61_999), cue("First", 1500), cue("Third", 61_999)], isWord)).toEqual([
    { seconds: 1, text: "First", speakers: [] },
    { seconds: 61, text: "Second", speakers: [] },
    { seconds: 61, text: "Third", speakers: [] },
  ]);
});

test.each([
  ["<i>You're late,\nTom.</i>", "You're late, Tom."],
  ["{\\an8}“Wait…” he said—then left.", '"Wait..." he said - then left.'],
  ["...and then\nwe left.", "and then we left."],
  ["I heard some-\nthing.", "I heard something."],
  ["lt's l who can heIp", "It's I who can help"],
  ["W-w-what? Nooooo!", "What? No!"],
  ["WE ARE LATE.\nGO HOME!", "We are late. Go home!"],
  ["*door slams* Hello?", "Hello?"],
  ["*door\nslams* Oh, f**k it, sh*t, d***", "Oh, it,"],
  ["[door creaks]\nHello (quietly)?", "Hello?"],
  ["- Hello?\n- No.", "Hello?\nNo."],
  ["Hello?\n-No.", "Hello?\nNo."],
  ["- Hello,\nwhere are we?\n- Home.", "Hello, where are we?\nHome."],
  ["We are late\n- very late.", "We are late - very late."],
  [">> Hello? >> No.", "Hello?\nNo."],
  ["♪ home again ♪\n- Stop it.", "Stop it."],
  ["Listen: we are late.", "Listen: we are late."],
])("%j is spoken as %j", (text, spoken) => {
  expect(textsOf(text)).toEqual([spoken]);
});

test.each([
  "[sighs]",
  "♪ ♪",
  "♪ over the water ♪",
  "# over the water #",
  "Subtitles by Somebody\nwww.example.com",
  "...",
  "<i></i>",
  "- ",
  "JOHN:",
  "{\\p1}m 0 0 l 10 10{\\p0}",
  "日本語",
])("%j is not spoken", (text) => {
  expect(clean("Hello", text, "Home")).toHaveLength(2);
});

test("collects labels and voices", () => {
  expect(clean("JOHN: Where is it?\n- DR. GREY (on phone): Home.", "<v Ada>Hello.", "MAN #2:\nStop!")).toEqual([
    { seconds: 0, text: "Where is it?\nHome.", speakers: ["JOHN", "DR. GREY"] },
    { seconds: 1, text: "Hello.", speakers: ["Ada"] },
    { seconds: 2, text: "Stop!", speakers: ["MAN #2"] },
  ]);
});

test("drops a description over several cues, and repeated cues", () => {
  expect(textsOf("Hello. [the door", "opens slowly", "and shuts] Stop.")).toEqual(["Hello.", "Stop."]);
  expect(cleanCues([cue("Hello."), cue("Hello."), cue("<b>Hello.</b>")], isWord)).toHaveLength(1);
});

test("drops translations and lines in another language", () => {
  expect(textsOf("Where is it?\n¿Dónde está?", "I like the door.\nMe gusta la puerta, señor.")).toEqual([
    "Where is it?",
    "I like the door.",
  ]);
  expect(textsOf("Where is the door?", "No sé qué quieres, amigo.", "Stop!")).toEqual(["Where is the door?", "Stop!"]);
});

test("returns nothing for no cues", () => {
  expect(cleanCues([], isWord)).toEqual([]);
});
