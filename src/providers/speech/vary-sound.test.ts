import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { buildWav } from "../../../tests/factories/wav.ts";
import { varySound } from "./vary-sound.ts";

const rate = 16_000;
/** A second of a tone of 200 Hz. */
const tone = buildWav(
  Array.from({ length: rate }, (_, at) => Math.round(10_000 * Math.sin((2 * Math.PI * 200 * at) / rate))),
);

const seedOf = (text: string) => createHash("sha256").update(text).digest();
const samplesOf = (wav: Buffer) =>
  Array.from({ length: (wav.length - 44) / 2 }, (_, at) => wav.readInt16LE(44 + at * 2));

test("the same seed gives the same file, another seed another one of another size", () => {
  expect(varySound(tone, seedOf("a"))).toEqual(varySound(tone, seedOf("a")));
  const seeds = Array.from({ length: 50 }, (_, at) => varySound(tone, seedOf(`question ${at}`)));
  expect(new Set(seeds.map((wav) => createHash("sha256").update(wav).digest("hex"))).size).toBe(50);
  expect(new Set(seeds.map(({ length }) => length)).size).toBeGreaterThan(45);
});

test("it stays a WAV file with its sizes, and the tone stays within a twentieth of its pitch", () => {
  const wav = varySound(tone, seedOf("seed"));
  expect([wav.toString("latin1", 0, 4), wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([
    ...["RIFF", wav.length - 8, wav.length - 44],
  ]);
  const samples = samplesOf(wav);
  const first = samples.findIndex((sample) => sample !== 0);
  const last = samples.findLastIndex((sample) => sample !== 0);
  expect(first).toBeGreaterThan(0.05 * rate);
  expect(samples.length - last).toBeGreaterThan(0.05 * rate);
  const spoken = samples.slice(first, last);
  const crossings = spoken.filter((sample, at) => sample >= 0 && (spoken[at - 1] ?? 0) < 0).length;
  const pitch = crossings / (spoken.length / rate);
  expect(pitch).toBeGreaterThan(190);
  expect(pitch).toBeLessThan(210.5);
  const loudest = Math.max(...spoken);
  expect(loudest).toBeGreaterThanOrEqual(7_400);
  expect(loudest).toBeLessThanOrEqual(10_000);
});

test("what is no WAV file of 16-bit mono is refused", () => {
  expect(() => varySound(Buffer.from("RIFF"), seedOf("a"))).toThrow("not a WAV file");
  const stereo = Buffer.from(tone);
  stereo.writeUInt16LE(2, 22);
  expect(() => varySound(stereo, seedOf("a"))).toThrow("16-bit mono");
});
