import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { canPlay, quizLimits } from "../../domain/quiz/quiz-policies.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { findPrivateTitle } from "../../storage/catalogue/find-private.ts";
import type { ListSource, QuizSource } from "../../storage/quiz/quiz-record.ts";
import { readListPageTitle, type WordListSource } from "../catalogue/read-word-list.ts";
import { wordsOf } from "../progress/list-entries.ts";
import { readOwnList, readSharedList, type VisibleList } from "../progress/read-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { catalogueList, readSourceWords } from "./read-source.ts";

export type ChosenSource = {
  /** As stored with the quiz: people's own and shared lists with their current words. */
  readonly source: QuizSource;
  readonly title: string;
  readonly words: readonly ListedWord[];
  /** The person may not play it. */
  readonly isLocked: boolean;
};

/** The first words themselves, the same in every language. */
function titleOfWords(words: readonly ListedWord[]): string {
  const first = words.slice(0, 3).map(({ phrase }) => phrase);
  return `${first.join(", ")}${words.length > first.length ? " …" : ""}`;
}

async function findPersonalList(
  services: Services,
  user: StoredUser,
  list: ListSource,
): Promise<VisibleList | undefined> {
  if (list.kind === "own") return await readOwnList(services, user, list.id);
  return list.kind === "shared" ? await readSharedList(services, user, list.url) : undefined;
}

/** @throws {Refusal} conflict (quiz.long) */
function refuseLongList(words: { readonly length: number }): void {
  if (words.length > quizLimits.words) throw new Refusal("conflict", [{ field: "source", code: "quiz.long" }]);
}

/**
 * The words of a new quiz, and its title.
 *
 * @param locale of the title
 * @throws {Refusal} not_found; conflict (quiz.long)
 */
export async function chooseSource(
  services: Services,
  user: StoredUser,
  requested: QuizSource,
  locale: Locale,
): Promise<ChosenSource> {
  const { list, wordIds } = requested;
  const catalogue = list === null ? undefined : catalogueList(list);
  if (list !== null && catalogue === undefined) {
    const found = await findPersonalList(services, user, list);
    if (found === undefined) throw new Refusal("not_found");
    const chosen = wordIds === null ? undefined : new Set(wordIds);
    const entries = found.entries.filter(({ wordId }) => chosen === undefined || chosen.has(wordId));
    refuseLongList(entries);
    const words = await wordsOf(services.database.db, entries);
    const title = found.title ?? services.translate(locale, "list_title_known");
    const placed = entries.flatMap(({ wordId, scene }) => (scene === undefined ? [] : [[wordId, scene] as const]));
    const scenes = placed.length === 0 ? undefined : Object.fromEntries(placed);
    return { title, words, isLocked: found.isLocked, source: { list, wordIds: words.map(({ id }) => id), scenes } };
  }
  const { words, others, isPremium } = await readSourceWords(services, user.id, requested);
  refuseLongList(words);
  const isLocked = !canPlay(user, { isPremium }, services.now());
  if (catalogue === undefined) return { source: requested, title: titleOfWords(words), words, isLocked };
  const title = await readListPageTitle(services, user.id, catalogue, locale);
  if (title === undefined || words.length + others.length === 0) throw new Refusal("not_found");
  return { source: { list: await asStored(services, catalogue), wordIds }, title, words, isLocked };
}

/** Notes of a title that the person has brought that it is one: none of the catalogue ever is. */
async function asStored({ database }: Services, { kind, id }: WordListSource): Promise<ListSource> {
  return (await findPrivateTitle(database.db, { kind, id })) === undefined ? { kind, id } : { kind, id, isMine: true };
}
