import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const file = path.join(import.meta.dirname, "ratios.json");

/** How fast the site answers, by what is asked for, as a share of what a bare server does in the same run. */
export type Ratios = Readonly<Record<string, number>>;

/** A run on a busy machine scatters by less. */
const noticedLoss = 1 / 5;

/** A line for each ratio that has lost over a fifth since it was committed, or that is measured no more. */
export function lossesOf(committed: Ratios, measured: Ratios): string[] {
  return Object.entries(committed).flatMap(([name, before]) => {
    const now = measured[name];
    if (now === undefined) return [`${name}: not measured, ${before.toFixed(2)} before`];
    const loss = 1 - now / before;
    if (loss <= noticedLoss) return [];
    return [
      `${name}: ${now.toFixed(2)} of a bare server, ${before.toFixed(2)} before: ${Math.round(loss * 100)} % lost`,
    ];
  });
}

export async function readRatios(): Promise<Ratios> {
  const ratios: Ratios = JSON.parse(await readFile(file, "utf8"));
  return ratios;
}

/** For `npm run bench -- http keep`: what later runs are compared with. */
export async function keepRatios(measured: Ratios): Promise<void> {
  const rounded = Object.entries(measured).map(([name, ratio]) => [name, Math.round(ratio * 100) / 100]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
