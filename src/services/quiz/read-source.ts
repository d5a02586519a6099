import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import type { ListSource, QuizSource } from "../../storage/quiz/quiz-record.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";
import { saidNowhere } from "./played-word.ts";

/** The catalogue's lists by their `type`; the others are people's own and shared ones. */
const catalogueKinds: Readonly<Record<number, WordListSource["kind"]>> = {
  2: "episode",
  3: "season",
  4: "series",
  5: "movie",
};

export type SourceWords = {
  /** The words to be asked. */
  readonly words: readonly ListedWord[];
  /** Others of the same list. */
  readonly others: readonly ListedWord[];
  readonly isPremium: boolean;
};

/** Undefined for people's own lists and shared ones, whose words a quiz keeps itself. */
export function catalogueList({ type, id }: ListSource): WordListSource | undefined {
  const kind = catalogueKinds[type];
  return kind === undefined || typeof id !== "number" ? undefined : { kind, id };
}

async function readAlone(services: Services, ids: readonly number[]): Promise<SourceWords> {
  const found = await readHeadwords(services.database.db, ids);
  const byId = new Map(found.map((headword) => [headword.id, saidNowhere(headword)]));
  const words = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { words, others: [], isPremium: false };
}

/** The words of a quiz that was started; none where its list is no longer published. */
export async function readSourceWords(services: Services, { list, wordIds }: QuizSource): Promise<SourceWords> {
  const catalogue = list === null ? undefined : catalogueList(list);
  if (catalogue === undefined) return await readAlone(services, wordIds ?? []);
  const { words, isPremium } = (await readWordList(services, catalogue)) ?? { words: [], isPremium: false };
  if (wordIds === null) return { words, others: [], isPremium };
  const chosen = new Set(wordIds);
  return {
    words: words.filter(({ id }) => chosen.has(id)),
    others: words.filter(({ id }) => !chosen.has(id)),
    isPremium,
  };
}
