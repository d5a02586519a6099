import { default_w } from "ts-fsrs";
import { daysBetween } from "../../src/domain/locale/day.ts";
import { isLearnt } from "../../src/domain/memory/card.ts";
import { createModel, defaultScheduling } from "../../src/domain/memory/scheduler.ts";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";
import { answersOfGoal, goals } from "../../src/domain/memory/session.ts";
import { createCoverageIndex } from "../../src/domain/progress/coverage-index.ts";
import { orderEpisodes, type PersonsMemory, planEpisodes } from "../../src/domain/progress/watch-plan.ts";
import { createLife, firstDay } from "./made-up-life.ts";

/*
 * Prints the figures of docs/memory.md: `node tests/memory/report.ts [LEARNERS]`. Made-up learners review each day for 180
 * days by the rules of the site, and forget by FSRS-6, by its defaults, or with stabilities that are multiplied by a factor of their own.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);

const learners = Number(process.argv[2] ?? 500);
const days = 180;
const newPerDay = 10;

/** Of about half to twice the stability that the defaults say. */
function weightsOf(random: () => number): number[] {
  const factor = Math.exp((random() + random() + random() - 1.5) * 0.8);
  return default_w.map((weight, at) => (at < 4 ? weight * factor : weight));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

for (const isAlike of [true, false]) {
  print(isAlike ? "\nWho forget by the defaults:\n" : "\nWho forget by factors of their own:\n");
  print(
    "| minutes | learners | words begun | known (21 days) | retention reached, least and most tenth | answers a day | minutes a day |",
  );
  print("|---|---|---|---|---|---|---|");
  for (const [place, minutes] of goals.entries()) {
    const rows = Array.from({ length: Math.round(learners / goals.length / (isAlike ? 1 : 5)) }, (_, at) => {
      const random = seededRandom(1_000 * (place + 1) + at);
      const life = createLife(
        isAlike ? default_w : weightsOf(random),
        { newPerDay, answersPerDay: answersOfGoal(minutes) },
        random,
      );
      let word = 0;
      let [answers, reviewed, right] = [0, 0, 0];
      for (let day = 0; day < days; day += 1) {
        const figures = life.live(day, () => (word += 1));
        answers += figures.answers;
        reviewed += figures.reviewed;
        right += figures.right;
      }
      const known = [...life.memories.values()].filter(isLearnt).length;
      return { begun: life.memories.size, known, retention: right / reviewed, perDay: answers / days };
    });
    const retention = rows.map((row) => row.retention);
    const perDay = mean(rows.map((row) => row.perDay));
    print(
      `| ${minutes} | ${rows.length} | ${mean(rows.map(({ begun }) => begun)).toFixed(0)} | ${mean(rows.map(({ known }) => known)).toFixed(0)} | ${mean(retention).toFixed(3)} (${quantile(retention, 0.1).toFixed(3)} to ${quantile(retention, 0.9).toFixed(3)}) | ${perDay.toFixed(0)} | ${(perDay / (answersOfGoal(minutes) / minutes)).toFixed(1)} |`,
    );
  }
}

/** Episodes of words by Zipf's law, of which the commonest 119 are known. */
function catalogue(random: () => number) {
  const episodes = Array.from({ length: 24 }, (_, at) => {
    const words = new Map<number, number>();
    while (words.size < 700) {
      const rank = Math.floor(Math.exp(random() * Math.log(9_000)));
      words.set(rank, Math.max(1, Math.round(300 / rank)));
    }
    const said = [...words.values()].reduce((sum, tokens) => sum + tokens, 0);
    return {
      titleId: 1,
      seasonId: 1,
      episodeId: at + 1,
      isPremium: false,
      unjudgedWords: 0,
      runningWords: said * 2,
      wordIds: [...words.keys()],
      tokens: [...words.values()],
      firsts: [...words.keys()].map(() => 0),
    };
  });
  return createCoverageIndex(episodes, () => ({ level: 3, languages: ["tr"] }));
}

print(
  "\n| minutes | plans | days simulated of days promised, median | a tenth below | a tenth above |\n|---|---|---|---|---|",
);
for (const minutes of goals) {
  const ratios: number[] = [];
  for (let at = 0; at < Math.max(3, Math.round(learners / 25)); at += 1) {
    const random = seededRandom(50_000 + at);
    const index = catalogue(random);
    const pace = { newPerDay, answersPerDay: answersOfGoal(minutes) };
    const person: PersonsMemory = {
      known: Uint8Array.from(index.ids, (id) => (id < 120 ? 1 : 0)),
      learnable: new Uint8Array(index.ids.length).fill(1),
      levels: index.levels,
      cards: new Map(),
      production: new Map(),
      model: createModel(defaultScheduling),
      retention: defaultScheduling.retention,
      pace,
    };
    const choice = { target: 90, isAnyOrder: false, from: firstDay } as const;
    const plan = planEpisodes(index, [index.episodes], person, choice, seededRandom(at));
    const steps = orderEpisodes([index.episodes], person, choice);
    const queue = steps.flatMap(({ words }) => words);
    const life = createLife(default_w, pace, random);
    let next = 0;
    let reached = 0;
    for (let day = 0; day < 500 && reached < steps.length; day += 1) {
      life.live(day, () => {
        const word = queue[next];
        next += 1;
        return word;
      });
      for (; reached < steps.length; reached += 1) {
        const step = steps[reached];
        if (step === undefined) break;
        const { words, tokens, runningWords } = step.episode;
        let understood = runningWords;
        words.forEach((word, place) => {
          if (person.known[word] !== 1) understood -= (tokens[place] ?? 0) * (1 - life.remembered(word, day));
        });
        if (understood / runningWords < 0.9) break;
        const promised = plan[reached]?.day;
        if (promised != null) ratios.push((day + 1) / (daysBetween(firstDay, promised) + 1));
      }
    }
  }
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(ratios, share).toFixed(2));
  print(`| ${minutes} | ${ratios.length} | ${middle} | ${low} | ${high} |`);
}
