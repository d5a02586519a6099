import { expect, test } from "vitest";
import { dropSongs } from "./drop-songs.ts";

const drop = (text: string) =>
  dropSongs(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

test.each([
  ["♪ Over the water ♪", ""],
  ["♪ Over the water\nand home again ♪", ""],
  ["♪ Over the water\n♪ and home again", ""],
  ["♪♪ Over the water ♪♪\nTurn that off.", "Turn that off."],
  ["over the water ♪", ""],
  ["- ♪ Over the water ♪\n- Turn that off.", "-\n- Turn that off."],
  ["♪ Over the water\n- Turn that off.", "- Turn that off."],
  ["Listen! ♪ Over the water ♪", "Listen!"],
  ["# Over the water #", ""],
  ["#Over the water\nand home again#", ""],
  ["# Over the water", ""],
  ["We're #1!", "We're #1!"],
  ["#1 on my list", "#1 on my list"],
  ["#blessed, she wrote.", "#blessed, she wrote."],
])("%j", (text, expected) => {
  expect(drop(text)).toBe(expected);
});
