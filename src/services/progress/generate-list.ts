import type { Level } from "../../domain/lexicon/level.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type GeneratedFrom, titleOfGenerated } from "../../domain/progress/generated-title.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { canSeeWholeList } from "../../domain/progress/list-policies.ts";
import { insertMissingFallbacks } from "../../storage/lexicon/queries.ts";
import {
  findOfLevels,
  findSelected,
  readLexiconIds,
  readSelectedWords,
  type Selection,
} from "../../storage/progress/generate-words.ts";
import { readKnownIds } from "../../storage/progress/known-words.ts";
import { appendWords, type CountedId } from "../../storage/progress/list-words.ts";
import { insertList } from "../../storage/progress/word-lists.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { UnusableFileError } from "../subtitles/read-cues.ts";
import { createListUrl } from "./create-list.ts";
import type { Viewer } from "./read-list.ts";
import { analyseText } from "./text-analysis.ts";

export type ListSource =
  | { readonly kind: "lexicon" }
  | { readonly kind: "selection"; readonly selection: Selection }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly bytes: Uint8Array };

export type ListFilter = {
  readonly levels?: readonly Level[] | undefined;
  /** True for words that the person knows, false for the others. */
  readonly known?: boolean | undefined;
};

export type GeneratedList = {
  readonly url: string;
  readonly title: string;
  readonly wordCount: number;
  readonly expiresAt: Date;
};

type Found = { readonly words: readonly CountedId[]; readonly from: GeneratedFrom; readonly isPremium: boolean };

const day = 24 * 60 * 60 * 1000;

async function wordsOfText(services: Services, source: Uint8Array | string, from: GeneratedFrom): Promise<Found> {
  const isFile = typeof source !== "string";
  const analysed = await analyseText(source, listLimits.fileCues).catch((error: unknown) => {
    if (!(error instanceof UnusableFileError)) throw error;
    throw new Refusal("invalid", [{ field: "file", code: "file.no_subtitle" }]);
  });
  if (analysed === undefined) throw new Refusal("too_large", [{ field: isFile ? "file" : "text", code: "file.cues" }]);
  const { words, headwords } = analysed;
  await insertMissingFallbacks(
    services.database.db,
    headwords.filter(({ source }) => source === "fallback"),
  );
  const counted = words.items.flatMap(({ count }, at) => {
    const headword = headwords[at];
    return headword === undefined ? [] : [{ wordId: headword.id, count }];
  });
  return { words: counted.sort((a, b) => b.count - a.count), from, isPremium: false };
}

async function wordsOfSelection(
  { database, now }: Services,
  viewer: Viewer | undefined,
  selection: Selection,
): Promise<Found> {
  const episodes = await findSelected(database.db, selection);
  if (episodes.length === 0) throw new Refusal("not_found");
  const isPremium = episodes.some((episode) => episode.isPremium);
  if (!canSeeWholeList(viewer, { isPremium }, now())) throw new Refusal("premium.required");
  const ids = episodes.map(({ id }) => id);
  const names = episodes.map(({ title }) => title);
  return { words: await readSelectedWords(database.db, ids), from: { kind: "titles", names }, isPremium };
}

async function findWords(services: Services, viewer: Viewer | undefined, source: ListSource): Promise<Found> {
  switch (source.kind) {
    case "lexicon":
      return { words: await readLexiconIds(services.database.db), from: { kind: "lexicon" }, isPremium: false };
    case "selection":
      return await wordsOfSelection(services, viewer, source.selection);
    case "text":
      return await wordsOfText(services, source.text, { kind: "text" });
    case "file":
      return await wordsOfText(services, source.bytes, { kind: "file", name: source.name });
  }
}

async function filterWords(
  { database: { db } }: Services,
  viewer: Viewer | undefined,
  words: readonly CountedId[],
  { levels, known }: ListFilter,
): Promise<readonly CountedId[]> {
  const ids = words.map(({ wordId }) => wordId);
  const ofLevel = levels && (await findOfLevels(db, ids, levels));
  const knownIds = known === undefined || viewer === undefined ? undefined : new Set(await readKnownIds(db, viewer.id));
  return words
    .filter(({ wordId }) => ofLevel?.has(wordId) ?? true)
    .filter(({ wordId }) => knownIds === undefined || knownIds.has(wordId) === known);
}

/**
 * Creates a list without an owner, which anyone with its address can see until it expires.
 *
 * @throws {Refusal} unauthorized, where a visitor filters by known words; not_found, premium.required, of the selection;
 * invalid (file.no_subtitle); too_large (file.cues); unavailable.
 */
export async function generateList(
  services: Services,
  viewer: Viewer | undefined,
  source: ListSource,
  filter: ListFilter,
  locale: Locale,
): Promise<GeneratedList> {
  if (filter.known !== undefined && viewer === undefined) throw new Refusal("unauthorized");
  const { words: all, from, isPremium } = await findWords(services, viewer, source);
  const words = (await filterWords(services, viewer, all, filter)).slice(0, listLimits.words);
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + listLimits.generatedDays * day);
  const list = { title: titleOfGenerated(from, locale, services.translate), url: createListUrl() };
  await services.database.db.transaction(async (transaction) => {
    const id = await insertList(transaction, { ...list, isShared: true, isPremium, createdAt, expiresAt });
    await appendWords(transaction, id, words);
  });
  return { ...list, wordCount: words.length, expiresAt };
}
