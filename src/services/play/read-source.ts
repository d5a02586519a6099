import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { type ListName, readListName } from "../../storage/catalogue/read-list-name.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import type { ListSource, QuizSource } from "../../storage/play/quiz-record.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readWordList, type WordListSource } from "../word-lists/read-word-list.ts";
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

function catalogueList({ type, id }: ListSource): WordListSource | undefined {
  const kind = catalogueKinds[type];
  return kind === undefined || typeof id !== "number" ? undefined : { kind, id };
}

async function readAlone(services: Services, ids: readonly number[]): Promise<SourceWords> {
  const found = await readHeadwords(services.database.db, ids);
  const byId = new Map(found.map((headword) => [headword.id, saidNowhere(headword)]));
  const words = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return { words, others: [], isPremium: false };
}

/** The words of a quiz; none where its list is no longer published. */
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

function titleOf({ title, seasonNumber, episodeNumber }: ListName): string {
  const numbered = (letter: string, number: number | null) =>
    number === null ? "" : `${letter}${String(number).padStart(2, "0")}`;
  return `${title} ${numbered("S", seasonNumber)}${numbered("E", episodeNumber)}`.trimEnd();
}

/** Named after its first words, in no language but theirs. */
function titleOfWords(words: readonly ListedWord[]): string {
  const first = words.slice(0, 3).map(({ phrase }) => phrase);
  return `${first.join(", ")}${words.length > first.length ? " …" : ""}`;
}

/**
 * Finds the list that somebody names.
 *
 * @throws {Refusal} not_found
 */
export async function nameSource(
  { database }: Services,
  { list }: QuizSource,
  words: readonly ListedWord[],
): Promise<string> {
  if (list === null) return titleOfWords(words);
  const catalogue = catalogueList(list);
  const name = catalogue && (await readListName(database.db, catalogue.kind, catalogue.id));
  if (name === undefined || words.length === 0) throw new Refusal("not_found");
  return titleOf(name);
}
