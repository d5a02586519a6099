import type { APIRequestContext } from "@playwright/test";

const binCount = 100;

/** How loud a WAV file of 16-bit mono is from its first sound to its last, in so many parts, around a mean of 0. */
function loudnessOf(wav: Buffer): number[] {
  const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, at) => Math.abs(wav.readInt16LE(44 + at * 2)));
  const least = samples.reduce((most, sample) => Math.max(most, sample), 0) / 50;
  const from = samples.findIndex((sample) => sample > least);
  const spoken = samples.slice(from, samples.findLastIndex((sample) => sample > least) + 1);
  const bins = Array.from({ length: binCount }, (_, bin) => {
    const part = spoken.slice((bin * spoken.length) / binCount, ((bin + 1) * spoken.length) / binCount);
    return part.reduce((sum, sample) => sum + sample, 0) / part.length;
  });
  const mean = bins.reduce((sum, bin) => sum + bin, 0) / binCount;
  return bins.map((bin) => bin - mean);
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

/** Which of some words is heard in a sound, as far as a program's ear goes: the one that is as loud over time. */
export async function hearWord<W extends { readonly id: number }>(
  request: APIRequestContext,
  sound: string,
  words: readonly W[],
): Promise<W | undefined> {
  const listen = async (address: string) => loudnessOf(await (await request.get(address)).body());
  const heard = await listen(sound);
  const known = await Promise.all(
    words.map(async (word) => ({ word, like: likeness(heard, await listen(`/api/Speech/${word.id}`)) })),
  );
  return known.toSorted((a, b) => b.like - a.like)[0]?.word;
}
