import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  difficultyOf,
  figuresByLanguage,
  isTooShortToRate,
  type LikeTokens,
} from "../../src/domain/catalogue/difficulty.ts";
import { type PackEpisode, runningWordsOf } from "../../src/domain/catalogue/title-pack.ts";
import { headwordOfEntry } from "../../src/domain/lexicon/create-lexicon.ts";
import { nameOfLevel } from "../../src/domain/lexicon/level.ts";
import { levelFor } from "../../src/domain/lexicon/level-for.ts";
import { wordId } from "../../src/domain/lexicon/word-id.ts";
import { type ListLanguage, listLanguages } from "../../src/domain/locale/meaning-language.ts";
import { readTitlePack } from "../../src/services/catalogue/read-title-pack.ts";
import { readLexiconEntries } from "../../src/services/lexicon/read-lexicon-files.ts";

/*
 * Prints how the shipped films move by language, for docs/memory.md: `node tests/memory/title-moves.ts [ROWS]`. Films of too
 * few running words have no level and are left out, as are words that the lexicon has no entry of (their levels are guesses).
 */

const print = (line: string) => process.stdout.write(`${line}\n`);
const rows = Number(process.argv[2] ?? 6);
const folder = path.resolve(import.meta.dirname, "../../content/catalogue/films");

const headwords = new Map((await readLexiconEntries()).map((entry) => [entry.id, headwordOfEntry(entry)]));

function countsOf({ items }: PackEpisode): LikeTokens[] {
  return items.flatMap(({ phrase, partOfSpeech, tokens }) => {
    const headword = headwords.get(wordId(phrase, partOfSpeech));
    if (headword === undefined) return [];
    const { level, cognates, falseFriends } = headword;
    return [{ level, cognates, falseFriends, words: 1, tokens }];
  });
}

/** The share of tokens above A2, by which titles are rated. */
function shareAbove(counts: readonly LikeTokens[], language: ListLanguage): number {
  const sum = (chosen: readonly LikeTokens[]) => chosen.reduce((all, { tokens }) => all + tokens, 0);
  return sum(counts.filter((count) => levelFor(count, language) > 2)) / sum(counts);
}

const films = [];
for (const file of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".pack.json"))) {
  const { title, episodes } = await readTitlePack(await readFile(path.join(folder, file)));
  const [episode] = episodes;
  if (episode === undefined || isTooShortToRate({ runningWords: runningWordsOf(episode) })) continue;
  const counts = countsOf(episode);
  const figures = figuresByLanguage(counts);
  const difficulty = difficultyOf(counts);
  films.push({ name: title.name, counts, figures, difficulty });
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const language of listLanguages) {
  if (language === "en") continue;
  const moved = films.map((film) => {
    const [before, after] = [shareAbove(film.counts, "en"), shareAbove(film.counts, language)];
    return { ...film, ...film.figures[language], before, after, level: film.difficulty };
  });
  const steps = (by: number) =>
    moved.filter(({ level, figures }) => figures[language].difficulty - level === by).length;
  const mean = moved.reduce((sum, { before, after }) => sum + before - after, 0) / moved.length;
  print(
    `\n${language}: of ${moved.length} films ${steps(-2)} are two levels easier, ${steps(-1)} one, ${steps(0)} the same, ${steps(1)} harder; the share above A2 falls by ${percent(mean)} on average.\n`,
  );
  print("| film | cognates | false friends | above A2 | for them | level | for them |\n|---|---|---|---|---|---|---|");
  for (const one of moved.toSorted((a, b) => b.before - b.after - (a.before - a.after)).slice(0, rows)) {
    const { name, cognates, falseFriends, before, after, level, figures } = one;
    const own = nameOfLevel(figures[language].difficulty);
    print(
      `| ${name} | ${cognates} | ${falseFriends} | ${percent(before)} | ${percent(after)} | ${nameOfLevel(level)} | ${own} |`,
    );
  }
}
