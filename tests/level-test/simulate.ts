import { chanceKnown, sizeOf, sizesOf } from "../../src/domain/level-test/ability.ts";
import {
  answerTo,
  forms,
  nextQuestion,
  progressOf,
  type TestMaterial,
  withAnswer,
} from "../../src/domain/level-test/level-test.ts";
import { madeUpWords } from "../../src/domain/level-test/made-up-words.ts";
import { type RatedWord, wordsOfForm } from "../../src/domain/level-test/test-form.ts";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";
import { pick, type Random } from "../../src/domain/quiz/random.ts";

/*
 * The level test taken by simulated learners who know exactly so many of the words. They differ from the test's model as
 * people would: each word has a difficulty of its own besides what its frequency and level say, learners know rare words
 * more or less easily than the model thinks, they guess more or less, and they slip.
 */

/** Of the logarithm of how steeply knowledge falls with difficulty, from learner to learner. */
const steepness = 0.15;

/** In logits: the middle of the words, about which a learner's knowledge is steeper or flatter. */
const middle = 0.2;

/** How often a meaning is chosen for an unknown word: learners in turn are honest, tempted, or guess nearly always. */
export const guessRates = [0.05, 0.4, 0.95] as const;

/** How often a known word is answered wrong, and how often "I don't know". */
const slips = { wrong: 0.02, unsure: 0.02 };

export type Run = {
  /** How many words the learner knows. */
  readonly known: number;
  readonly guessRate: number;
  readonly questions: number;
  readonly words: number;
  readonly low: number;
  readonly high: number;
};

export type Simulation = {
  readonly runs: readonly Run[];
  /** The share of the tests in which the word that was asked most was asked. */
  readonly exposure: number;
};

/** @param ownDifficulty in logits: the standard deviation of what frequency and level do not say of a word */
export function simulate(words: readonly RatedWord[], learners: number, seed: number, ownDifficulty = 0.8): Simulation {
  const random = seededRandom(seed);
  const groups = [...Map.groupBy(words, ({ difficulty }) => difficulty)].map(([difficulty, group]) => ({
    difficulty,
    words: group.length,
  }));
  const sizes = sizesOf(groups);
  const sizeAt = (ability: number) =>
    groups.reduce((sum, group) => sum + group.words * chanceKnown(ability, group.difficulty), 0);
  const difficulties = words.map(({ difficulty }) => difficulty + ownDifficulty * normal(random));
  const materials = forms.map((form) => materialOf(wordsOfForm(words, "tr", form), sizes));
  const asked = new Map<string, number>();
  const runs = Array.from({ length: learners }, (_, at): Run => {
    const ability = abilityOf((0.02 + 0.96 * random()) * words.length, sizeAt);
    const steep = Math.exp(steepness * normal(random));
    const known = new Set(
      words.flatMap(({ phrase }, place) => {
        const chance = chanceKnown(steep * (ability - middle), steep * ((difficulties[place] ?? 0) - middle));
        return random() < chance ? [phrase] : [];
      }),
    );
    const guessRate = guessRates[at % guessRates.length] ?? 0;
    const material = materials[at % materials.length];
    if (material === undefined) throw new Error("no form");
    const progress = takeTest(material, { known, guessRate }, at, random);
    for (const { phrase } of progress.answers) asked.set(phrase, (asked.get(phrase) ?? 0) + 1);
    const { words: estimate, low, high } = sizeOf(progress.belief, sizes);
    return { known: known.size, guessRate, questions: progress.answers.length, words: estimate, low, high };
  });
  for (const phrase of Object.values(madeUpWords).flat()) asked.delete(phrase);
  return { runs, exposure: Math.max(...asked.values()) / learners };
}

type Learner = { readonly known: ReadonlySet<string>; readonly guessRate: number };

function takeTest(material: TestMaterial, { known, guessRate }: Learner, seed: number, random: Random) {
  let progress = progressOf(material, []);
  for (;;) {
    const question = nextQuestion(material, progress, seed);
    if (question === undefined) return progress;
    if (progress.answers.length > 1_000) throw new Error("the test does not end");
    const { item } = question;
    const luck = random();
    const choose = () => {
      if ("right" in item && known.has(item.phrase)) {
        if (luck < slips.unsure) return null;
        return luck < slips.unsure + slips.wrong ? (item.right + 1) % item.choices.length : item.right;
      }
      return luck < guessRate ? pick(item.choices.length, random) : null;
    };
    progress = withAnswer(progress, answerTo(question, choose()));
  }
}

function materialOf(words: readonly RatedWord[], sizes: TestMaterial["sizes"]): TestMaterial {
  const choices = ["1", "2", "3", "4"];
  return {
    sizes,
    items: words.map(({ ids: [id], phrase, level, difficulty }) => ({
      id,
      phrase,
      level,
      difficulty,
      choices,
      right: 0,
    })),
    madeUp: Object.values(madeUpWords)
      .flat()
      .map((phrase) => ({ phrase, choices })),
  };
}

/** The ability at which somebody knows so many words, by bisection. */
function abilityOf(size: number, sizeAt: (ability: number) => number): number {
  let [low, high] = [-12, 9];
  for (let step = 0; step < 40; step += 1) {
    const half = (low + high) / 2;
    if (sizeAt(half) < size) low = half;
    else high = half;
  }
  return low;
}

/** A number of the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export type Figures = {
  readonly learners: number;
  /** In words: the mean of estimate minus truth, of its size, and the root of its mean square. */
  readonly bias: number;
  readonly meanError: number;
  readonly rootError: number;
  /** The share of the learners whose number lies in the interval. */
  readonly coverage: number;
  /** Half the interval's mean width. */
  readonly halfWidth: number;
  readonly questions: number;
};

export function figuresOf(runs: readonly Run[]): Figures {
  const mean = (figureOf: (run: Run) => number) => runs.reduce((sum, run) => sum + figureOf(run), 0) / runs.length;
  const errorOf = ({ words, known }: Run) => words - known;
  return {
    learners: runs.length,
    bias: mean(errorOf),
    meanError: mean((run) => Math.abs(errorOf(run))),
    rootError: Math.sqrt(mean((run) => errorOf(run) ** 2)),
    coverage: mean(({ low, high, known }) => (low <= known && known <= high ? 1 : 0)),
    halfWidth: mean(({ low, high }) => (high - low) / 2),
    questions: mean(({ questions }) => questions),
  };
}
