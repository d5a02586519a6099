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

/** The feature of a form that always holds. */
export const always = "always";

export const tableHeader = ["form", "feature", ...readingKinds].join("\t");

const columns = readingKinds.length;

/** The row of weights of each feature. */
type Rows = Map<string, number>;

/**
 * A log-linear model: the weights of all features that hold are added up for each reading, those of features by
 * themselves and those of features together with the form.
 *
 * @param table of content/tagger/readings.tsv: `form` (empty for any), `feature`, and a column for each kind of reading
 * @throws {Error} with the line where the table is not of that form
 */
export function readReadingModel(table: string): ReadingModel {
  const lines = table.replace(/\n$/, "").split("\n");
  if (lines[0] !== tableHeader) throw new Error("line 1: not the columns of the model");
  const weights = new Float32Array(lines.length * columns);
  const general: Rows = new Map();
  const byForm = new Map<string, Rows>();
  for (let row = 1; row < lines.length; row += 1) {
    const line = lines[row] ?? "";
    const formEnd = line.indexOf("\t");
    const featureEnd = line.indexOf("\t", formEnd + 1);
    const form = line.slice(0, formEnd);
    const feature = line.slice(formEnd + 1, featureEnd);
    const rows = form === "" ? general : (byForm.get(form) ?? new Map<string, number>());
    if (form !== "") byForm.set(form, rows);
    if (formEnd === -1 || featureEnd === -1 || rows.has(feature))
      throw new Error(`line ${row + 1}: not a row of the model`);
    rows.set(feature, row * columns);
    // Most cells are empty: they are passed over without making strings of them.
    let column = 0;
    for (let start = featureEnd + 1; start <= line.length; column += 1) {
      const tab = line.indexOf("\t", start);
      const end = tab === -1 ? line.length : tab;
      if (end > start) {
        const weight = Number(line.slice(start, end));
        if (Number.isNaN(weight)) throw new Error(`line ${row + 1}: "${line.slice(start, end)}" is no weight`);
        weights[row * columns + column] = weight / weightUnit;
      }
      start = end + 1;
    }
    if (column !== columns) throw new Error(`line ${row + 1}: not a row of the model`);
  }

  /** What speaks for a reading wherever its form stands. */
  const ownSums = new WeakMap<Candidate, number>();
  function ownSum(candidate: Candidate, form: string): number {
    const known = ownSums.get(candidate);
    if (known !== undefined) return known;
    const kind = kindIndex(candidate);
    const rows = [
      ...readingFeatures(candidate, form).map((feature) => general.get(feature)),
      byForm.get(form)?.get(always),
    ];
    const sum = rows.reduce<number>((total, row) => total + (row === undefined ? 0 : (weights[row + kind] ?? 0)), 0);
    ownSums.set(candidate, sum);
    return sum;
  }

  const held: number[] = [];
  function hold(row: number | undefined): void {
    if (row !== undefined) held.push(row);
  }

  return {
    likeliest(context, candidates) {
      const { form } = context.self;
      const ownRows = byForm.get(form);
      held.length = 0;
      for (const feature of contextFeatures(context)) {
        hold(general.get(feature));
        if (ownRows !== undefined) hold(ownRows.get(feature));
      }
      let best: Candidate | undefined;
      let bestSum = Number.NEGATIVE_INFINITY;
      for (const candidate of candidates) {
        const kind = kindIndex(candidate);
        let sum = ownSum(candidate, form);
        for (const row of held) sum += weights[row + kind] ?? 0;
        if (sum > bestSum) {
          best = candidate;
          bestSum = sum;
        }
      }
      return best;
    },
  };
}
