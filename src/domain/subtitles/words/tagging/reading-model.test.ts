import { expect, it } from "vitest";
import type { Candidate } from "../forms/candidate.ts";
import { Context } from "./context.ts";
import { readingKinds } from "./reading-features.ts";
import { readReadingModel, tableHeader } from "./reading-model.ts";
import type { Token } from "./token.ts";

/** A row of the table: the weights, in hundredths, of some kinds. */
function row(form: string, feature: string, weights: Readonly<Record<string, number>>): string {
  return [form, feature, ...readingKinds.map((kind) => weights[kind] ?? "")].join("\t");
}

const tableOf = (...rows: string[]) => `${[tableHeader, ...rows].join("\n")}\n`;

const noun: Candidate = { lemma: "walk", tag: "noun", feature: "base", rank: 0 };
const verb: Candidate = { lemma: "walk", tag: "verb", feature: "base", rank: 1 };

/** "walk" alone. */
function walkAlone(): Context {
  const info = { form: "walk", closed: [], candidates: [noun, verb], isSound: false, isKnown: true };
  const token: Token = {
    form: "walk",
    info,
    index: 0,
    word: 0,
    isAfterBreak: true,
    before: "",
    tag: "unknown",
    lemma: "walk",
    feature: undefined,
  };
  return new Context([token], 0, token, () => false);
}

const chosenBy = (...rows: string[]) => readReadingModel(tableOf(...rows)).likeliest(walkAlone(), [noun, verb])?.tag;

it("adds up the weights of what holds, and takes the first of equals", () => {
  expect(chosenBy()).toBe("noun");
  expect(chosenBy(row("", "prev none", { base: 120 }))).toBe("verb");
  expect(chosenBy(row("", "prev none", { base: 120 }), row("", "next none", { noun: 121 }))).toBe("noun");
  expect(chosenBy(row("", "prev none", { base: 120 }), row("", "prev =the", { noun: 900 }))).toBe("verb");
});

it("weighs a feature of the form only with that form", () => {
  expect(chosenBy(row("walk", "always", { base: 50 }))).toBe("verb");
  expect(chosenBy(row("walk", "next none", { base: 50 }))).toBe("verb");
  expect(chosenBy(row("talk", "next none", { base: 50 }))).toBe("noun");
  expect(chosenBy(row("", "lemma walk", { base: 80 }), row("", "rank 0", { noun: 90 }))).toBe("noun");
});

it.each([
  ["feature\tnoun\n", "line 1"],
  [tableOf(row("", "prev none", {}), row("", "prev none", {})), "line 3"],
  [tableOf("walk\tprev none\t1\t2"), "line 2"],
  [tableOf(`${row("", "prev none", {})}\t`), "line 2"],
  [tableOf(row("", "prev none", {}).replace(/\t$/, "\tx")), '"x" is no weight'],
  [tableOf("walk"), "line 2"],
])("refuses %j", (table, place) => {
  expect(() => readReadingModel(table)).toThrow(place);
});
