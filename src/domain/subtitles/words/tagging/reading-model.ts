import type { Candidate } from "../forms/candidate.ts";
import type { Context } from "./context.ts";
import { contextFeatures, kindIndex, readingFeatures, readingKinds } from "./reading-features.ts";

/** Chooses among the readings of a word of several parts of speech. */
export type ReadingModel = {
  /** The likeliest reading where the token stands, the first of equals; undefined where there is none. */
  likeliest(context: Context, candidates: readonly Candidate[]): Candidate | undefined;
};

/** Weights in the table are in hundredths. */
export const weightUnit = 100;

const columns = readingKinds.length;

/**
 * A log-linear model: the weights of all features that hold are added up for each reading.
 *
 * @param table of content/tagger/readings.tsv: `feature` and a column for each kind of reading
 * @throws {Error} with the line where the table is not of that form
 */
export function readReadingModel(table: string): ReadingModel {
  const lines = table.replace(/\n$/, "").split("\n");
  if (lines[0] !== ["feature", ...readingKinds].join("\t")) throw new Error("line 1: not the columns of the model");
  const weights = new Float32Array(lines.length * columns);
  const rows = new Map<string, number>();
  for (const [row, line] of lines.entries()) {
    if (row === 0) continue;
    const [feature = "", ...cells] = line.split("\t");
    if (cells.length !== columns || rows.has(feature)) throw new Error(`line ${row + 1}: not a row of the model`);
    rows.set(feature, row * columns);
    for (const [column, cell] of cells.entries()) {
      const weight = Number(cell);
      if (Number.isNaN(weight)) throw new Error(`line ${row + 1}: "${cell}" is no weight`);
      weights[row * columns + column] = weight / weightUnit;
    }
  }

  function sumOf(features: readonly number[], kind: number): number {
    let sum = 0;
    for (const row of features) sum += weights[row + kind] ?? 0;
    return sum;
  }
  const rowsOf = (features: readonly string[]) => {
    const found: number[] = [];
    for (const feature of features) {
      const row = rows.get(feature);
      if (row !== undefined) found.push(row);
    }
    return found;
  };
  /** The sum of what holds of a reading wherever it stands. */
  const ownSums = new WeakMap<Candidate, number>();
  function ownSum(candidate: Candidate, kind: number): number {
    const known = ownSums.get(candidate) ?? sumOf(rowsOf(readingFeatures(candidate)), kind);
    ownSums.set(candidate, known);
    return known;
  }

  return {
    likeliest(context, candidates) {
      const held = rowsOf(contextFeatures(context));
      let best: Candidate | undefined;
      let bestSum = Number.NEGATIVE_INFINITY;
      for (const candidate of candidates) {
        const kind = kindIndex(candidate);
        const sum = ownSum(candidate, kind) + sumOf(held, kind);
        if (sum > bestSum) {
          best = candidate;
          bestSum = sum;
        }
      }
      return best;
    },
  };
}
