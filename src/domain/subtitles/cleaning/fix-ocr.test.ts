import { expect, test } from "vitest";
import { fixOcr, isScan } from "./fix-ocr.ts";

const WORDS = new Set(
  (
    "like let look little all will well film help only old else ill in it is of go no not now on lying love lad lain lo lot " +
    "this village rising wait train let iet iisten lan life less listen hello this"
  ).split(" "),
);
const mend = (text: string) => fixOcr(text, (word) => WORDS.has(word));

test.each([
  ["l am sure l can", "I am sure I can"],
  ["l'm, l'll, l've, l'd", "I'm, I'll, I've, I'd"],
  ["lt's here. ls it? ln the car. lf so, lsn't it?", "It's here. Is it? In the car. If so, Isn't it?"],
  ["Iike Iittle Iies: Iet's Iook", "like little Iies: let's look"],
  ["Iet Iisten", "let listen"],
  ["lan of lowa", "Ian of Iowa"],
  ["fiIm, heIp, onIy, wiII, aII, AII, weII, BiII", "film, help, only, will, all, All, well, Bill"],
  ["OId times, EIse, CIaire, I'II, he'Il", "Old times, Else, Claire, I'll, he'll"],
  ["wouIdn't she'lI", "wouldn't she'll"],
  ["0h, 0K. N0, t0 g0 0n", "Oh, OK. No, t0 go on"],
  ["|'m |ate, | know, we||", "I'm late, I know, well"],
  ["lT lS THlS Fll", "IT IS THIS Fll"],
  ["Henry Vlll, Louis XlV, Xll; World War ll, Rocky lll", "Henry VIII, Louis XIV, XII; World War II, Rocky III"],
  ["th|s |s it, |n a f|lm", "this Is it, In a film"],
  ["thls, vlllage, wlll, Thls", "this, village, will, This"],
  ["don 't you think she 's right? isn' t it?", "don't you think she's right? isn't it?"],
  ["1'm here, 1'll go", "I'm here, I'll go"],
])("mends %j", (text, expected) => {
  expect(mend(text)).toBe(expected);
});

test("tries words that nobody knows where a file is a scan", () => {
  const isWord = (word: string) => WORDS.has(word);
  const file = ["We must walt for thls traln.", "The sun is rlslng. Walt for it! Walt Nell, I'll walt"];
  expect(isScan(file, isWord)).toBe(true);
  expect(file.map((text) => fixOcr(text, isWord, true))).toEqual([
    "We must wait for this train.",
    "The sun is rising. Wait for it! Walt Nell, I'll wait",
  ]);
  expect(isScan(["The girl from Carlton walt.", "Still, Hitler and Marlboro."], isWord)).toBe(false);
});

test.each([
  "Ill, Iris, Ivy, Ian, Iain, Io, Ike, Iowa, Illinois, Iodine, Ionic",
  "AI, IL, II, III, VIII, WWII, XIIth, GIs and AIs",
  "McIntyre and MacInnes",
  "5 lbs of llama, Lloyd, Al and El",
  "I'll, it'll, y'all, 'll",
  "'I said it', he said, 'Is it?'",
  "él, l'été? no: él",
  "R2D2, 007, B20, 20s, Web 2.0",
])("leaves %j alone", (text) => {
  expect(mend(text)).toBe(text);
});
