import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { Db } from "../../storage/database.ts";
import type { CountedId } from "../../storage/progress/list-words.ts";
import { readListTitle, readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";
import { wordsOf } from "./list-entries.ts";
import { isLockedFor, readOwnList, readSharedList, type Viewer } from "./read-list.ts";

/** A list of the catalogue, an own list by its id, or a shared or generated one by its address. */
export type NamedList =
  | WordListSource
  | { readonly kind: "own"; readonly id: number }
  | { readonly kind: "shared"; readonly url: string };

/** A word, and when it is said where it was added to a list from, in seconds. */
export type PlacedWord = ListedWord & { readonly second?: number | undefined };

export type TitledWords = {
  readonly title: string;
  /** This viewer may see its first words only. */
  readonly isLocked: boolean;
  readonly words: readonly PlacedWord[];
};

/** The whole list with its title; undefined where there is none that this viewer may open. */
export async function readNamedList(
  services: Services,
  viewer: Viewer | undefined,
  source: NamedList,
  locale: Locale,
): Promise<TitledWords | undefined> {
  const { db } = services.database;
  if (source.kind === "own") {
    const list = viewer && (await readOwnList(services, viewer, source.id));
    const title = list?.title ?? services.translate(locale, "list_title_known");
    return list && { title, isLocked: false, words: await placedWords(db, list.entries) };
  }
  if (source.kind === "shared") {
    const list = await readSharedList(services, viewer, source.url);
    return list && { title: list.title ?? "", isLocked: list.isLocked, words: await placedWords(db, list.entries) };
  }
  const list = await readWordList(services, viewer?.id, source);
  const title = await readListTitle(services, viewer?.id, source);
  return list && title !== undefined
    ? { title, isLocked: isLockedFor(services, viewer, list), words: list.words }
    : undefined;
}

async function placedWords(db: Db, entries: readonly CountedId[]): Promise<PlacedWord[]> {
  const seconds = new Map(entries.map(({ wordId, scene }) => [wordId, scene?.second]));
  return (await wordsOf(db, entries)).map((word) => ({ ...word, second: seconds.get(word.id) }));
}
