import { LRUCache } from "lru-cache";
import { indexWords, type WordIndex } from "../../domain/quiz/word-index.ts";
import { readSamples } from "../../storage/lexicon/read-entries.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import type { StoredQuiz } from "../../storage/quiz/quizzes.ts";
import type { Services } from "../services.ts";
import { quizWordOf, withoutCounts } from "./quiz-word.ts";
import { readSourceWords } from "./read-source.ts";

/** The index of a quiz's words, and whether they are for premium members only. */
export type QuizWords = { readonly index: WordIndex<QuizListWord>; readonly isPremium: boolean };

/** Lists with at least so many words need no choices from elsewhere. */
const enoughWords = 120;
const sampleSize = 40;
const maxSupply = 200;
/** A word takes about 2 KB. */
const maxCachedWords = 50_000;

const caches = new WeakMap<Services["database"], LRUCache<string, QuizWords>>();

function cacheOf({ database }: Services): LRUCache<string, QuizWords> {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const cache = new LRUCache<string, QuizWords>({
    maxSize: maxCachedWords,
    sizeCalculation: ({ index }) => 1 + index.list.length + index.supply.length,
  });
  caches.set(database, cache);
  return cache;
}

async function indexSource(services: Services, { source, settings }: StoredQuiz): Promise<QuizWords> {
  const { words, others, isPremium } = await readSourceWords(services, source);
  const supply = others.slice(0, maxSupply);
  if (words.length + supply.length < enoughWords) {
    const levels = [...new Set(words.map((word) => word.level))];
    supply.push(...(await readSamples(services.database.db, levels, sampleSize)).map(withoutCounts));
  }
  const quizWords = (list: typeof words) => list.map((word) => quizWordOf(word, settings.meanLanguage));
  return { index: indexWords(quizWords(words), quizWords(supply), settings.meanLanguage), isPremium };
}

/** Whole lists of the catalogue are shared by all their quizzes; chosen words are cached per quiz. */
function keyOf({ id, source, settings }: StoredQuiz, version: number): string {
  const { list, wordIds } = source;
  const words = list === null || wordIds !== null ? id : JSON.stringify(list);
  return `${version} ${settings.meanLanguage} ${words}`;
}

/** The words of a quiz as currently published. Not for use within a transaction: it queries on its own connection. */
export async function readQuizWords(services: Services, quiz: StoredQuiz): Promise<QuizWords> {
  const cache = cacheOf(services);
  const key = keyOf(quiz, services.contentVersion.current());
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const indexed = await indexSource(services, quiz);
  cache.set(key, indexed);
  return indexed;
}
