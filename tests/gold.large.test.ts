import { beforeAll, describe, expect, it } from "vitest";
import { loadLexicon } from "../src/services/lexicon/load-lexicon.ts";
import { readGold, type Score, scoreGold, summarise } from "./gold/score.ts";

/** The levels reached, shares of 100, a little rounded down, and the names leaked: a change for the worse is a regression. */
const reached = {
  tuning: { precision: 99.5, recall: 99.5, leaks: 0 },
  classes: { precision: 99, recall: 99, leaks: 0 },
  classesHeldOut: { precision: 96.5, recall: 96.5, leaks: 1 },
  heldOut: { precision: 97, recall: 96.5, leaks: 0 },
  whole: { precision: 99, recall: 98.5, leaks: 0 },
};

const scores: Partial<Record<keyof typeof reached, Score>> = {};

function report(name: string, { exact, headwords, leakedNames, lines }: Score): string {
  const share = (value: number) => value.toFixed(1);
  return [
    `${name.padEnd(16)} ${lines.length} lines`,
    `precision ${share(exact.precision)}, recall ${share(exact.recall)}`,
    `headwords alone ${share(headwords.precision)} and ${share(headwords.recall)}`,
    `${leakedNames.length} names leaked`,
  ].join("; ");
}

/** The figures of each scene, which in the files of classes is a class. */
function reportClasses(name: string, { lines }: Score): string[] {
  const share = (value: number) => value.toFixed(1).padStart(5);
  return [...Map.groupBy(lines, ({ scene }) => scene)].map(([scene, ofScene]) => {
    const { exact, leakedNames } = summarise(ofScene);
    const leaks = leakedNames.length === 0 ? "" : `, ${leakedNames.length} names leaked`;
    return `${name}, ${scene.padEnd(9)} ${String(ofScene.length).padStart(3)} lines ${share(exact.precision)} ${share(exact.recall)}${leaks}`;
  });
}

beforeAll(async () => {
  const dictionary = (await loadLexicon()).dictionary;
  const tuning = scoreGold(await readGold("tuning.tsv"), dictionary);
  const heldOut = scoreGold(await readGold("held-out.tsv"), dictionary);
  const classes = scoreGold(await readGold("classes.tsv"), dictionary);
  const classesHeldOut = scoreGold(await readGold("classes-held-out.tsv"), dictionary);
  const whole = summarise([...tuning.lines, ...heldOut.lines]);
  Object.assign(scores, { tuning, classes, classesHeldOut, heldOut, whole });
  const lines = [
    report("tuning", tuning),
    report("classes", classes),
    report("classes held out", classesHeldOut),
    report("held out", heldOut),
    report("whole", whole),
    ...reportClasses("classes", classes),
    ...reportClasses("classes held out", classesHeldOut),
  ];
  process.stdout.write(`\nGold set of words\n${lines.join("\n")}\n`);
}, 60_000);

describe.each(["tuning", "classes", "classesHeldOut", "heldOut", "whole"] as const)("the gold set, %s", (part) => {
  it("is found as well as before", () => {
    const score = scores[part];
    expect(score?.exact.precision).toBeGreaterThanOrEqual(reached[part].precision);
    expect(score?.exact.recall).toBeGreaterThanOrEqual(reached[part].recall);
  });

  it("leaks no more names than before", () => {
    expect(scores[part]?.leakedNames.length).toBeLessThanOrEqual(reached[part].leaks);
  });
});

it("has at least 200 lines, a third of them held out", () => {
  const whole = scores.whole?.lines.length ?? 0;
  expect(whole).toBeGreaterThanOrEqual(200);
  expect((scores.heldOut?.lines.length ?? 0) / whole).toBeGreaterThanOrEqual(0.33);
});
