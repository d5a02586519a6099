import { type Level, levels } from "../lexicon/level.ts";
import type { CoverageIndex } from "../progress/coverage-index.ts";
import { difficultyOf } from "./item-difficulty.ts";
import type { RatedWord } from "./test-form.ts";
import type { Scale, ScaleGroup } from "./test-result.ts";

/** Groups are so wide, in logits: with narrower ones no figure would differ. */
const groupWidth = 0.5;

/**
 * The tested words by level and difficulty, and how much of what films say they are. Films are all published movies, or
 * episodes where there are none; words that are not tested count there too, by their level alone.
 */
export function scaleOf(words: readonly RatedWord[], { ids, levels: indexLevels, episodes }: CoverageIndex): Scale {
  const groups = new Map<string, ScaleGroup>();
  const add = (level: Level, difficulty: number, count: { words: number; spoken: number }) => {
    const middle = groupWidth * Math.round(difficulty / groupWidth);
    const key = `${level} ${middle}`;
    const { words = 0, spoken = 0 } = groups.get(key) ?? {};
    groups.set(key, { level, difficulty: middle, words: words + count.words, spoken: spoken + count.spoken });
  };
  for (const { level, difficulty } of words) add(level, difficulty, { words: 1, spoken: 0 });

  const movies = episodes.filter(({ seasonId }) => seasonId === null);
  const films = movies.length > 0 ? movies : episodes;
  const spokenOf = new Map<number, number>();
  for (const film of films) {
    for (const [at, word] of film.words.entries()) {
      spokenOf.set(word, (spokenOf.get(word) ?? 0) + (film.tokens[at] ?? 0));
    }
  }
  const byId = new Map(words.flatMap((word) => word.ids.map((id) => [id, word] as const)));
  for (const [word, spoken] of spokenOf) {
    const tested = byId.get(ids[word] ?? 0);
    const level = tested?.level ?? levelOf(indexLevels[word]);
    const difficulty = tested?.difficulty ?? difficultyOf({ rank: undefined, level, isCognate: false });
    add(level, difficulty, { words: 0, spoken });
  }
  return {
    groups: [...groups.values()].sort((a, b) => a.level - b.level || a.difficulty - b.difficulty),
    runningWords: films.reduce((sum, film) => sum + film.runningWords, 0),
  };
}

/** A word whose level nobody knows is rare. */
function levelOf(level: number | undefined): Level {
  return levels.find((one) => one === level) ?? 5;
}
