import type { Candidate } from "../forms/candidate.ts";
import type { Context } from "./context.ts";
import { kindIndex, readingKinds, takeContextFeatures, takeReadingFeatures } from "./reading-features.ts";

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

/** Where the weights of each feature begin, by its parts; a part that it has not is empty. */
type Rows = Map<string, Map<string, Map<string, number>>>;

/** Of a feature as the table writes it; parts have no spaces. */
function addRow(rows: Rows, feature: string, row: number): boolean {
  const [kind = "", first = "", second = ""] = feature.split(" ");
  const byFirst = rows.get(kind) ?? new Map<string, Map<string, number>>();
  rows.set(kind, byFirst);
  const bySecond = byFirst.get(first) ?? new Map<string, number>();
  byFirst.set(first, bySecond);
  if (bySecond.has(second)) return false;
  bySecond.set(second, row);
  return true;
}

function rowOf(rows: Rows, kind: string, first = "", second = ""): number | undefined {
  return rows.get(kind)?.get(first)?.get(second);
}

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
    const rows = form === "" ? general : (byForm.get(form) ?? new Map());
    if (form !== "") byForm.set(form, rows);
    if (formEnd === -1 || featureEnd === -1 || !addRow(rows, feature, row * columns))
      throw new Error(`line ${row + 1}: not a row of the model`);
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
    let sum = 0;
    const add = (row: number | undefined) => {
      if (row !== undefined) sum += weights[row + kind] ?? 0;
    };
    takeReadingFeatures(candidate, form, (...feature) => add(rowOf(general, ...feature)));
    const own = byForm.get(form);
    if (own !== undefined) add(rowOf(own, always));
    ownSums.set(candidate, sum);
    return sum;
  }

  let held: number[] = [];
  let heldForm: Rows | undefined;
  function hold(kind: string, first?: string, second?: string): void {
    const row = rowOf(general, kind, first, second);
    if (row !== undefined) held.push(row);
    const own = heldForm && rowOf(heldForm, kind, first, second);
    if (own !== undefined) held.push(own);
  }

  return {
    likeliest(context, candidates) {
      const { form } = context.self;
      held = [];
      heldForm = byForm.get(form);
      takeContextFeatures(context, hold);
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
