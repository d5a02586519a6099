import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { quizLimits } from "../../domain/quiz/quiz-policies.ts";
import { indexInSteps, type WordIndex } from "../../domain/quiz/word-index.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import type { StoredQuiz } from "../../storage/quiz/quizzes.ts";
import type { Services } from "../services.ts";
import { quizWordOf } from "./quiz-word.ts";
import { readChoices } from "./read-choices.ts";
import { catalogueList, readSourceWords } from "./read-source.ts";

/** The index of a quiz's words, and whether they are for premium members only. */
export type QuizWords = { readonly index: WordIndex<QuizListWord>; readonly isPremium: boolean };

/** Other words of the same list that choices are taken from. */
const maxSupply = 200;
const bytesOfWord = 2_048;
/** Six quizzes of the longest list that a quiz may have, 120 MB. */
const maxCachedBytes = 6.5 * quizLimits.words * bytesOfWord;
/** Longer lists are indexed one after the other, so that many at once do not delay the short ones. */
const longList = 2_000;

type Indexes = {
  readonly kept: LRUCache<string, QuizWords>;
  readonly loading: Map<string, Promise<QuizWords>>;
  readonly longOnes: PQueue;
};

const indexes = new WeakMap<Services["database"], Indexes>();

function indexesOf({ database }: Services): Indexes {
  const known = indexes.get(database);
  if (known !== undefined) return known;
  const made: Indexes = {
    kept: new LRUCache({
      maxSize: maxCachedBytes,
      sizeCalculation: ({ index }) => (1 + index.list.length + index.supply.length) * bytesOfWord,
    }),
    loading: new Map(),
    longOnes: new PQueue({ concurrency: 1 }),
  };
  indexes.set(database, made);
  return made;
}

/** Lets other requests be served between the steps. */
async function indexBetweenRequests(...of: Parameters<typeof indexInSteps<QuizListWord>>) {
  const steps = indexInSteps(...of);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

async function indexSource(services: Services, { userId, source, settings }: StoredQuiz): Promise<QuizWords> {
  const { words, others, isPremium } = await readSourceWords(services, userId, source);
  const language = settings.meanLanguage;
  const quizWords = (list: typeof words) => list.map((word) => quizWordOf(word, language));
  const [asked, rest] = [quizWords(words), quizWords(others.slice(0, maxSupply))];
  const supply = [...rest, ...(await readChoices(services.database.db, asked, language, rest))];
  const index = () => indexBetweenRequests(asked, supply, language);
  const isLong = words.length > longList;
  return { index: await (isLong ? indexesOf(services).longOnes.add(index) : index()), isPremium };
}

/** Whole lists of the catalogue are shared by all their quizzes, chosen words by all quizzes of the same ones. */
function keyOf({ source, settings }: StoredQuiz, version: number): string {
  const { list, wordIds, scenes } = source;
  const text = JSON.stringify([wordIds, scenes]);
  const chosen = wordIds === null ? "" : createHash("sha256").update(text).digest("base64url");
  const isCatalogue = list !== null && catalogueList(list) !== undefined;
  const words = isCatalogue ? `${JSON.stringify(list)} ${chosen}` : chosen;
  return `${version} ${settings.meanLanguage} ${words}`;
}

/** The words of a quiz as currently published. Not for use within a transaction: it queries on its own connection. */
export async function readQuizWords(services: Services, quiz: StoredQuiz): Promise<QuizWords> {
  const { kept, loading } = indexesOf(services);
  const key = keyOf(quiz, services.contentVersion.current());
  const known = kept.get(key) ?? loading.get(key);
  if (known !== undefined) return known;
  const made = indexSource(services, quiz).finally(() => loading.delete(key));
  loading.set(key, made);
  const words = await made;
  kept.set(key, words);
  return words;
}
