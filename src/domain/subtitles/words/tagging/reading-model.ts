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

/** Where the weights of each feature begin, by a number made of its parts. */
type Rows = Map<number, number>;

const maxKinds = 2 ** 5;
const maxLabels = 2 ** 13;

/** For what the table has not. */
const unknownNumber = 0;

/** Numbers for texts, from 1 on. */
class Numbers {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  readonly find = (text: string): number => this.#numbers.get(text) ?? unknownNumber;

  readonly add = (text: string): number => {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.size + 1);
    return this.size;
  };
}

/** A feature as one number of 31 bits, so that it is looked up without joining the texts of its parts. */
function keyOf(kind: number, first: number, second: number): number {
  return (kind * maxLabels + first) * maxLabels + second;
}

/** The key of a feature as the table writes it; its parts have no spaces. */
function keyInTable(feature: string, kindOf: (text: string) => number, labelOf: (text: string) => number): number {
  const firstAt = feature.indexOf(" ");
  if (firstAt === -1) return keyOf(kindOf(feature), labelOf(""), labelOf(""));
  const secondAt = feature.indexOf(" ", firstAt + 1);
  const first = feature.slice(firstAt + 1, secondAt === -1 ? undefined : secondAt);
  const second = secondAt === -1 ? "" : feature.slice(secondAt + 1);
  return keyOf(kindOf(feature.slice(0, firstAt)), labelOf(first), labelOf(second));
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
  const kinds = new Numbers();
  const labels = new Numbers();
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
    const key = keyInTable(feature, kinds.add, labels.add);
    const isFull = kinds.size >= maxKinds || labels.size >= maxLabels;
    if (formEnd === -1 || featureEnd === -1 || rows.has(key) || isFull)
      throw new Error(`line ${row + 1}: not a row of the model`);
    rows.set(key, row * columns);
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
    const rows = [
      ...readingFeatures(candidate, form).map((feature) => general.get(keyInTable(feature, kinds.find, labels.find))),
      byForm.get(form)?.get(keyInTable(always, kinds.find, labels.find)),
    ];
    const sum = rows.reduce<number>((total, row) => total + (row === undefined ? 0 : (weights[row + column] ?? 0)), 0);
    ownSums.set(candidate, sum);
    return sum;
  }

  const held: number[] = [];
  let ownRows: Rows | undefined;
  function hold(kind: string, first: number, second: number): void {
    const key = keyOf(kinds.find(kind), first, second);
    const row = general.get(key);
    if (row !== undefined) held.push(row);
    const own = ownRows?.get(key);
    if (own !== undefined) held.push(own);
  }

  return {
    likeliest(context, candidates) {
      const { form } = context.self;
      held.length = 0;
      ownRows = byForm.get(form);
      takeContextFeatures(context, labels.find, hold);
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
