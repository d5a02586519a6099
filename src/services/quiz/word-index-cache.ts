import { LRUCache } from "lru-cache";
import { indexWords, type WordIndex } from "../../domain/quiz/word-index.ts";
import { readSamples } from "../../storage/lexicon/read-entries.ts";
import type { PlayedWord } from "../../storage/quiz/quiz-record.ts";
import type { StoredQuiz } from "../../storage/quiz/quizzes.ts";
import type { Services } from "../services.ts";
import { playedWord, saidNowhere } from "./played-word.ts";
import { readSourceWords } from "./read-source.ts";

/** A quiz's words made ready, and whether they are for premium people alone. */
export type ReadyWords = { readonly index: WordIndex<PlayedWord>; readonly isPremium: boolean };

/** With so many words a list has close choices of its own. */
const ownChoices = 120;
const sampleOfLevel = 40;
const supplyLimit = 200;
/** A word takes about 2 KB. */
const keptWords = 50_000;

const caches = new WeakMap<Services["database"], LRUCache<string, ReadyWords>>();

function cacheOf({ database }: Services): LRUCache<string, ReadyWords> {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const cache = new LRUCache<string, ReadyWords>({
    maxSize: keptWords,
    sizeCalculation: ({ index }) => 1 + index.list.length + index.supply.length,
  });
  caches.set(database, cache);
  return cache;
}

async function makeReady(services: Services, { source, settings }: StoredQuiz): Promise<ReadyWords> {
  const { words, others, isPremium } = await readSourceWords(services, source);
  const supply = others.slice(0, supplyLimit);
  if (words.length + supply.length < ownChoices) {
    const levels = [...new Set(words.map((word) => word.level))];
    supply.push(...(await readSamples(services.database.db, levels, sampleOfLevel)).map(saidNowhere));
  }
  const played = (list: typeof words) => list.map((word) => playedWord(word, settings.meanLanguage));
  return { index: indexWords(played(words), played(supply), settings.meanLanguage), isPremium };
}

/** Whole lists of the catalogue are ready for all who play them; what somebody chose, for that quiz. */
function keyOf({ id, source, settings }: StoredQuiz, version: number): string {
  const { list, wordIds } = source;
  const words = list === null || wordIds !== null ? id : `${list.type} ${list.id}`;
  return `${version} ${settings.meanLanguage} ${words}`;
}

/** The words of a quiz as they are published now; not for a transaction, since it reads. */
export async function readyWords(services: Services, quiz: StoredQuiz): Promise<ReadyWords> {
  const cache = cacheOf(services);
  const key = keyOf(quiz, services.contentVersion.current());
  const kept = cache.get(key);
  if (kept !== undefined) return kept;
  const ready = await makeReady(services, quiz);
  cache.set(key, ready);
  return ready;
}
