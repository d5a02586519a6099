import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import type { ListSource, QuizSource } from "../../storage/quiz/quiz-record.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";
import { withoutCounts } from "./quiz-word.ts";

export type SourceWords = {
  /** The words of the quiz. */
  readonly words: readonly ListedWord[];
  /** Other words of the same list. */
  readonly others: readonly ListedWord[];
  readonly isPremium: boolean;
};

/** Undefined for people's own and shared lists, whose words are stored with the quiz. */
export function catalogueList(list: ListSource): WordListSource | undefined {
  return list.kind === "own" || list.kind === "shared" ? undefined : { kind: list.kind, id: list.id };
}

async function readChosenWords(services: Services, ids: readonly number[]): Promise<SourceWords> {
  const found = await readHeadwords(services.database.db, ids);
  const byId = new Map(found.map((headword) => [headword.id, withoutCounts(headword)]));
  const words = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { words, others: [], isPremium: false };
}

/** The words of a stored quiz; none where its list is no longer published. */
export async function readSourceWords(services: Services, { list, wordIds }: QuizSource): Promise<SourceWords> {
  const catalogue = list === null ? undefined : catalogueList(list);
  if (catalogue === undefined) return await readChosenWords(services, wordIds ?? []);
  const { words, isPremium } = (await readWordList(services, catalogue)) ?? { words: [], isPremium: false };
  if (wordIds === null) return { words, others: [], isPremium };
  const chosen = new Set(wordIds);
  return {
    words: words.filter(({ id }) => chosen.has(id)),
    others: words.filter(({ id }) => !chosen.has(id)),
    isPremium,
  };
}
