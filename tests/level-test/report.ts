import { type Figures, figuresOf, guessRates, simulate } from "./simulate.ts";
import { readTestedWords } from "./tested-words.ts";

/* Prints the figures of docs/level-test.md: `node tests/level-test/report.ts`. */

const { words } = await readTestedWords("tr");
const { runs, exposure } = simulate(words, 2_000, 2026);

function row(name: string, figures: Figures): string {
  const { learners, bias, meanError, rootError, coverage, halfWidth, questions } = figures;
  const numbers = [learners, bias, meanError, rootError].map((value) => value.toFixed(0));
  const cells = [name, ...numbers, `${(100 * coverage).toFixed(1)}%`, halfWidth.toFixed(0), questions.toFixed(1)];
  return `| ${cells.join(" | ")} |`;
}

const bands = [0, 1, 2, 3, 4, 5].map((thousand) => {
  const from = 1_000 * thousand;
  const inBand = runs.filter(({ known }) => known >= from && known < from + 1_000);
  return row(`${from} to ${from + 999} words`, figuresOf(inBand));
});
const guessers = guessRates.map((rate) =>
  row(`guess ${100 * rate}% of unknown words`, figuresOf(runs.filter(({ guessRate }) => guessRate === rate))),
);
const early = runs.filter(({ questions }) => questions < 40).length / runs.length;
process.stdout.write(
  `${[
    "| learners who | number | bias | mean error | root mean square | in the interval | ± | questions |",
    "|---|---|---|---|---|---|---|---|",
    row("all", figuresOf(runs)),
    ...bands,
    ...guessers,
  ].join("\n")}\n`,
);
process.stdout.write(
  `Ended before 40 questions: ${(100 * early).toFixed(0)}%. The word asked most: in ${(100 * exposure).toFixed(1)}% of the tests.\n`,
);
for (const ownDifficulty of [0.4, 1.2]) {
  const { coverage } = figuresOf(simulate(words, 2_000, 2026, ownDifficulty).runs);
  process.stdout.write(
    `In the interval with words that differ by ${ownDifficulty} logits: ${(100 * coverage).toFixed(1)}%.\n`,
  );
}
