import type { Candidate } from "../forms/candidate.ts";
import type { Context } from "./context.ts";
import { kindIndex, readingFeatures, readingKinds, takeContextFeatures } from "./reading-features.ts";

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

/** Where the weights of each feature begin: by its first part, then by the numbers of the other two. */
type Rows = Map<string, Map<number, number>>;

/** The number of a label that the table has not. */
const unknownLabel = 0;
const maxLabels = 2 ** 15;

/** Numbers for labels, so that a feature of two of them is looked up without joining their texts. */
type Labels = Map<string, number>;

function keyOf(first: number, second: number): number {
  return first * maxLabels + second;
}

function numberOf(labels: Labels, label: string): number {
  const known = labels.get(label) ?? labels.size + 1;
  labels.set(label, known);
  return known;
}

/** The key of a feature as the table writes it; its parts have no spaces. */
function keyInTable(labels: Labels, feature: string): [kind: string, key: number] {
  const [kind = "", first = "", second = ""] = feature.split(" ");
  return [kind, keyOf(numberOf(labels, first), numberOf(labels, second))];
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
  const labels: Labels = new Map();
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
    const [kind, key] = keyInTable(labels, feature);
    const ofKind = rows.get(kind) ?? new Map<number, number>();
    rows.set(kind, ofKind);
    if (formEnd === -1 || featureEnd === -1 || ofKind.has(key) || labels.size >= maxLabels)
      throw new Error(`line ${row + 1}: not a row of the model`);
    ofKind.set(key, row * columns);
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
    const column = kindIndex(candidate);
    const rowIn = (rows: Rows | undefined, feature: string) => {
      const [kind, key] = keyInTable(labels, feature);
      return rows?.get(kind)?.get(key);
    };
    const rows = [
      ...readingFeatures(candidate, form).map((each) => rowIn(general, each)),
      rowIn(byForm.get(form), always),
    ];
    const sum = rows.reduce<number>((total, row) => total + (row === undefined ? 0 : (weights[row + column] ?? 0)), 0);
    ownSums.set(candidate, sum);
    return sum;
  }

  const numberOfLabel = (label: string) => labels.get(label) ?? unknownLabel;
  const held: number[] = [];
  let ownRows: Rows | undefined;
  function hold(kind: string, first: number, second: number): void {
    const key = keyOf(first, second);
    const row = general.get(kind)?.get(key);
    if (row !== undefined) held.push(row);
    const own = ownRows?.get(kind)?.get(key);
    if (own !== undefined) held.push(own);
  }

  return {
    likeliest(context, candidates) {
      const { form } = context.self;
      held.length = 0;
      ownRows = byForm.get(form);
      takeContextFeatures(context, numberOfLabel, hold);
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
