import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findProgram } from "./find-program.ts";
import { createFliteSpeech } from "./flite-speech.ts";
import { SpeechBusyError } from "./speech-provider.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "dizi-okulu-speech-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stands for flite: notes its arguments, one a line, and writes what it is to speak into the file after -o. */
function installFlite(script = 'printf "RIFF%s" "$4" > "$6"'): string {
  const file = path.join(folder, "flite");
  writeFileSync(file, `#!/bin/sh\nfor a in "$@"; do printf '%s\\n' "$a"; done >> "${folder}/calls"\n${script}\n`);
  chmodSync(file, 0o755);
  const program = findProgram("flite", `/nowhere:${folder}`);
  if (program === undefined) throw new Error("flite is not on the PATH");
  return program;
}

const speechFolder = () => path.join(folder, "kept");
const calls = () => readFileSync(path.join(folder, "calls"), "utf8").trim().split("\n");

test("a phrase is spoken by the voice rms and kept under the word's id", async () => {
  const speech = createFliteSpeech({ program: installFlite(), folder: speechFolder() });
  expect(String(await speech.speak(7, "give up"))).toBe("RIFFgive up");
  expect(calls().slice(0, 5)).toEqual(["-voice", "rms", "-t", "give up", "-o"]);
  expect(calls()[5]?.startsWith(`${speechFolder()}/7.wav`)).toBe(true);
  expect(readdirSync(speechFolder())).toEqual(["7.wav"]);
});

test("a word that is kept, or under way, is not spoken again", async () => {
  const speech = createFliteSpeech({ program: installFlite(), folder: speechFolder() });
  const both = await Promise.all([speech.speak(7, "ferry"), speech.speak(7, "ferry")]);
  await speech.speak(7, "ferry");
  expect(both.map(String)).toEqual(["RIFFferry", "RIFFferry"]);
  expect(calls()).toHaveLength(6);
});

test.each(["$(touch pwned)", '"; touch pwned; "', "-o", "--help", "`id`", "it's"])(
  "%s is a text and nothing else",
  async (phrase) => {
    const speech = createFliteSpeech({ program: installFlite(), folder: speechFolder() });
    expect(String(await speech.speak(1, phrase))).toBe(`RIFF${phrase}`);
    expect(calls()[3]).toBe(phrase);
    expect(existsSync(path.join(folder, "pwned")) || existsSync("pwned")).toBe(false);
  },
);

test("a program that fails is an error, keeps nothing, and may succeed later", async () => {
  const program = installFlite("exit 3");
  const speech = createFliteSpeech({ program, folder: speechFolder() });
  await expect(speech.speak(7, "ferry")).rejects.toThrow("could not speak");
  expect(readdirSync(speechFolder())).toEqual([]);
  installFlite();
  expect(String(await speech.speak(7, "ferry"))).toBe("RIFFferry");
});

test("a program that hangs is ended", async () => {
  const speech = createFliteSpeech({ program: installFlite("exec sleep 600"), folder: speechFolder(), timeoutMs: 100 });
  await expect(speech.speak(7, "ferry")).rejects.toThrow("could not speak");
});

test("two are made at a time, so many wait, whoever comes then is refused", async () => {
  const program = installFlite('sleep 0.2; printf x > "$6"');
  const speech = createFliteSpeech({ program, folder: speechFolder(), maxWaiting: 1 });
  const results = await Promise.allSettled([1, 2, 3, 4].map((id) => speech.speak(id, "ferry")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toEqual([{ status: "rejected", reason: expect.any(SpeechBusyError) }]);
  expect(String(await speech.speak(4, "ferry"))).toBe("x");
});

test("a program that is not there, a folder of that name or a file that may not be run is none", () => {
  expect(findProgram("flite", undefined)).toBeUndefined();
  expect(findProgram("flite", `${folder}:.`)).toBeUndefined();
  writeFileSync(path.join(folder, "flite"), "");
  expect(findProgram("flite", folder)).toBeUndefined();
});
