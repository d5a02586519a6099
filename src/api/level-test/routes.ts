import type { LevelTest } from "../../contract/level-test.ts";
import { languageOfType } from "../../contract/lexicon/mean-language-types.ts";
import { type LevelTest as ReadTest, readLevelTest } from "../../services/level-test/read-level-test.ts";
import type { Api } from "../handle.ts";

/** The level test, which the browser gives: no points depend on it. */
export function registerLevelTest({ handle, services }: Api): void {
  handle("LevelTest/GetLevelTest", async ({ query: { form, MeanLanguageType } }) =>
    presentLevelTest(await readLevelTest(services, languageOfType(MeanLanguageType), form)),
  );
}

function presentLevelTest({ items, madeUp, scale: { groups, runningWords } }: ReadTest): LevelTest {
  return {
    items: items.map(({ id, phrase, level, difficulty, choices, right }) => ({
      id,
      phrase,
      level,
      difficulty,
      right,
      choices: [...choices],
    })),
    madeUp: madeUp.map(({ phrase, choices }) => ({ phrase, choices: [...choices] })),
    scale: {
      groups: groups.map(({ level, difficulty, words, spoken }) => ({ level, difficulty, words, spoken })),
      runningWords,
    },
  };
}
