import { expect, test } from "vitest";
import { dropForeignCues } from "./drop-foreign-cues.ts";

const WORDS = new Set(
  "harbor ships leave storm captain sleeping bring lamp door locked cold tonight wind rose git kale at on in run away sea".split(
    " ",
  ),
);
const isWord = (word: string) => WORDS.has(word);
const at = (startMs: number, text: string) => ({ startMs, endMs: startMs + 1900, text });
const kept = (cues: ReturnType<typeof at>[]) => dropForeignCues(cues, isWord).filter((text) => text !== "");

const english = [
  "The ships leave the harbor.",
  "The captain is sleeping.",
  "Bring the lamp.",
  "The door is locked.",
  "Run away!",
];
const turkish = ["Gemiler limandan ayrılıyor.", "Kaptan uyuyor.", "Lambayı getir.", "Kapı kilitli.", "Kaç git!"];
const spanish = [
  "Los barcos salen del puerto.",
  "El capitán está durmiendo.",
  "Trae la lámpara.",
  "La puerta está cerrada.",
  "¡Huye!",
];

test.each([
  ["Turkish below", turkish, false, 0],
  ["Spanish below", spanish, false, 0],
  ["Turkish above", turkish, true, 0],
  ["Turkish that begins a little later", turkish, false, 400],
])("drops another language in cues at the same time: %s", (_what, other, isFirst, later) => {
  const cues = english.flatMap((text, index) => {
    const [one, two] = isFirst ? [other[index] ?? "", text] : [text, other[index] ?? ""];
    return [at(index * 2000, one), at(index * 2000 + later, two)];
  });
  expect(kept(cues)).toEqual(english);
});

test("drops another language that follows in cues at other times", () => {
  const cues = [...english, ...turkish.slice(0, 4)].map((text, index) => at(index * 2000, text));
  expect(kept(cues)).toEqual(english);
});

test.each([
  ["an ASS style", "{\\rTurkish}"],
  ["a position", "{\\an8}"],
  ["a colour", '<font color="#00ff00">'],
])("drops the cues of %s that only another language has", (_what, style) => {
  const cues = [
    ...english.map((text, index) => at(index * 4000, text)),
    ...turkish.map((text, index) => at(index * 4000 + 2000, style + text)),
  ];
  cues.sort((one, other) => one.startMs - other.startMs);
  expect(kept(cues)).toEqual(english);
});

test("keeps the English line of a cue whose other line has the style of the other language", () => {
  const cues = english.map((text, index) => at(index * 2000, `${text}\n<font color="yellow">${spanish[index]}</font>`));
  expect(kept(cues)).toEqual(cues.map(({ text }) => text));
});

test("leaves an English file as it is, with names, borrowed words and lines at the same time", () => {
  const file = [
    "Señor Núñez is at the door.",
    "The wind rose in Çeşme.",
    "Bring the lamp, Işık!",
    "Run!",
    "Mmm...",
    "Kale at sea.",
    "Naïve.",
  ];
  const cues = file.map((text, index) => at(Math.floor(index / 2) * 2000, text));
  expect(kept(cues)).toEqual(file);
});
