import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { combinedUrlOf } from "../../../../domain/catalogue/combined-url.ts";
import { isOriginal } from "./originals.ts";
import { readScript, scriptLinesOf } from "./read-script.ts";

const srt = (...cues: string[]) =>
  cues.map((text, at) => `${at + 1}\n00:00:0${at},500 --> 00:00:0${at},900\n${text}\n`).join("\n");

test("a line has its second, its speaker where one is named, and no markup", () => {
  expect(scriptLinesOf(srt("<i>MAN: Is it rolling?\nIt's rolling.</i>", "Take four."))).toEqual([
    { seconds: 0, speaker: "MAN", text: "Is it rolling? It's rolling.", isSound: false },
    { seconds: 1, text: "Take four.", isSound: false },
  ]);
});

test("two who speak in one cue have a line each, and sounds are told from speech", () => {
  expect(scriptLinesOf(srt("- Did you get it?\n- Nearly.", "[dog barks]"))).toEqual([
    { seconds: 0, text: "Did you get it?", isSound: false },
    { seconds: 0, text: "Nearly.", isSound: false },
    { seconds: 1, text: "dog barks", isSound: true },
  ]);
});

test("every script of the catalogue is that of an original, and the other way round", async () => {
  const folders = new Set(globSync("content/catalogue/*/*.srt").map((file) => file.split("/").at(-2) ?? ""));
  for (const folder of folders) expect(isOriginal(combinedUrlOf(folder.replace(/ \(\d{4}\)$/, ""))), folder).toBe(true);
  expect(await readScript({ url: "a-list-of-quiet-things" })).toContainEqual(
    expect.objectContaining({ seconds: 43, speaker: "MAN", text: "Is it rolling? It's rolling." }),
  );
  for (const season of [1, 2]) {
    for (const episode of [1, 2, 3]) {
      const lines = await readScript({ url: "four-hundred-umbrellas", season, episode });
      expect(lines.length).toBeGreaterThan(200);
    }
  }
  await expect(readScript({ url: "charade" })).rejects.toThrow("no script");
});
