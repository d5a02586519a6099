import { levels } from "../lexicon/level.ts";
import type { TestItem } from "./level-test.ts";
import type { Scale } from "./test-result.ts";

/** 1,200 words of each level from A1 to C1, at -4, -2, 0, 1 and 2.5 logits; films say easy ones more often. */
export const scale: Scale = {
  groups: levels.map((level, at) => ({
    level,
    difficulty: [-4, -2, 0, 1, 2.5][at] ?? 0,
    words: 1_200,
    spoken: [300, 100, 60, 30, 10][at] ?? 0,
  })),
  runningWords: 1_000,
};

/** 110 words from -6 to 4.9 logits; the first choice is right. */
export const items: readonly TestItem[] = Array.from({ length: 110 }, (_, at) => ({
  id: 1_000 + at,
  phrase: `word ${at}`,
  level: levels[Math.floor(at / 22)] ?? 5,
  difficulty: -6 + at / 10,
  choices: ["right", "one", "two", "three"].map((text) => `${text} ${at}`),
  right: 0,
}));

export const madeUp = Array.from({ length: 12 }, (_, at) => ({
  phrase: `made-up ${at}`,
  choices: ["one", "two", "three", "four"].map((text) => `${text} ${at}`),
}));
