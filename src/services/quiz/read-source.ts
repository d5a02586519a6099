import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import type { ListSource, QuizSource } from "../../storage/quiz/quiz-record.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import { pagesOf } from "../progress/list-entries.ts";
import type { Services } from "../services.ts";

export type SourceWords = {
  /** The words of the quiz. */
  readonly words: readonly ListedWord[];
  /** Other words of the same list. */
  readonly others: readonly ListedWord[];
  readonly isPremium: boolean;
};

/** Undefined for people's own and shared lists, whose words are stored with the quiz. */
export function catalogueList(list: ListSource): (WordListSource & { readonly isMine?: true }) | undefined {
  return list.kind === "own" || list.kind === "shared" ? undefined : list;
}

async function readChosenWords(
  services: Services,
  { wordIds, scenes = {} }: Pick<QuizSource, "wordIds" | "scenes">,
): Promise<SourceWords> {
  const words: ListedWord[] = [];
  const entries = [...new Set(wordIds)].map((wordId) => ({ wordId, count: 0, scene: scenes[wordId] }));
  // In pages: other requests are served in between.
  for await (const page of pagesOf(services.database.db, entries, (read) => read())) words.push(...page);
  return { words, others: [], isPremium: false };
}

/** The words of a person's quiz; none where its list is no longer published for that person. */
export async function readSourceWords(
  services: Services,
  userId: number,
  { list, wordIds, scenes }: QuizSource,
): Promise<SourceWords> {
  const catalogue = list === null ? undefined : catalogueList(list);
  if (catalogue === undefined) return await readChosenWords(services, { wordIds, scenes });
  const { words, isPremium } = (await readWordList(services, userId, catalogue)) ?? { words: [], isPremium: false };
  if (wordIds === null) return { words, others: [], isPremium };
  const chosen = new Set(wordIds);
  return {
    words: words.filter(({ id }) => chosen.has(id)),
    others: words.filter(({ id }) => !chosen.has(id)),
    isPremium,
  };
}
