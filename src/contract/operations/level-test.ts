import { levelTest, levelTestQuery } from "../level-test.ts";
import { get, type Operation } from "../operation.ts";

export const levelTestOperations = {
  "LevelTest/GetLevelTest": {
    ...get,
    access: "public",
    isCached: true,
    summary: "What a test of one's vocabulary is made of: words with four meanings each, and their difficulty",
    query: levelTestQuery,
    answer: levelTest,
  },
} as const satisfies Record<string, Operation>;
