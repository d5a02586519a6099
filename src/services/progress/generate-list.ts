import type { Level } from "../../domain/lexicon/level.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type GeneratedFrom, titleOfGenerated } from "../../domain/progress/generated-title.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { canSeeWholeList } from "../../domain/progress/list-policies.ts";
import type { Db } from "../../storage/database.ts";
import { holdFallbacks, insertMissingFallbacks } from "../../storage/lexicon/queries.ts";
import { findOfLevels, findSelected, type Selection } from "../../storage/progress/generate-words.ts";
import { readIdsKnownBy } from "../../storage/progress/known-words.ts";
import { appendWords, type CountedId } from "../../storage/progress/list-words.ts";
import type { ListSelection } from "../../storage/progress/schema.ts";
import { countGeneratedWords, insertList } from "../../storage/progress/word-lists.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import type { AnalysedFile } from "../subtitles/file-analysis.ts";
import { UnusableFileError } from "../subtitles/file-problem.ts";
import { createListUrl } from "./create-list.ts";
import { selectEntries } from "./list-entries.ts";
import type { Viewer } from "./read-list.ts";
import { analyseText } from "./text-analysis.ts";

export type { Selection };

/** A text, or the bytes of a subtitle file with its name. */
export type TextSource =
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

const day = 24 * 60 * 60 * 1000;

/** Rows of all texts' and files' lists together, some 80 MB with their index. Beyond it none are made. */
const maxStoredWords = 1_000_000;
const fullRetrySeconds = 3_600;

function newList(services: Services, from: GeneratedFrom, locale: Locale) {
  const createdAt = services.now();
  const expiresAt = new Date(createdAt.getTime() + listLimits.generatedDays * day);
  const title = titleOfGenerated(from, locale, services.translate);
  return { title, url: createListUrl(), isShared: true, createdAt, expiresAt };
}

/**
 * Creates a list without an owner, which anyone with its address can see until it expires: of titles, or of the whole
 * lexicon where none are named. Only the selection is stored, and its words are worked out at each reading.
 *
 * @throws {Refusal} unauthorized, where a visitor filters by known words; not_found, premium.required, of the selection
 */
export async function generateFromSelection(
  services: Services,
  viewer: Viewer | undefined,
  selected: Selection,
  filter: ListFilter,
  locale: Locale,
): Promise<GeneratedList> {
  const { db } = services.database;
  if (filter.known !== undefined && viewer === undefined) throw new Refusal("unauthorized");
  const isOfTitles = selected.titleIds.length + selected.seasonIds.length + selected.episodeIds.length > 0;
  const episodes = isOfTitles ? await findSelected(db, viewer?.id, selected) : [];
  if (isOfTitles && episodes.length === 0) throw new Refusal("not_found");
  const isPremium = episodes.some((episode) => episode.isPremium);
  if (!canSeeWholeList(viewer, { isPremium }, services.now())) throw new Refusal("premium.required");
  const names = episodes.map(({ title }) => title);
  const list = newList(services, isOfTitles ? { kind: "titles", names } : { kind: "lexicon" }, locale);
  const selection: ListSelection = { ...selected, ...filter };
  const knownOf = filter.known === undefined ? null : (viewer?.id ?? null);
  const { length: wordCount } = await selectEntries(db, selection, {
    knownOf,
    createdAt: list.createdAt,
    reader: viewer?.id,
  });
  await insertList(db, { ...list, isPremium, selection, knownOf, generatedCount: wordCount });
  return { url: list.url, title: list.title, wordCount, expiresAt: list.expiresAt };
}

/**
 * The words of a text or a file; nothing else of it is kept.
 *
 * @throws {Refusal} invalid (file.no_subtitle); too_large (file.cues); unavailable
 */
export async function analyseSource(services: Services, source: TextSource): Promise<AnalysedFile> {
  const analysed = await analyseText(
    services,
    source.kind === "file" ? source.bytes : source.text,
    listLimits.fileCues,
  ).catch((error: unknown) => {
    if (!(error instanceof UnusableFileError)) throw error;
    throw new Refusal("invalid", [{ field: "file", code: "file.no_subtitle" }]);
  });
  if (analysed === undefined) throw new Refusal("too_large", [{ field: source.kind, code: "file.cues" }]);
  return analysed;
}

async function filterWords(
  db: Db,
  now: Date,
  viewer: Viewer | undefined,
  words: readonly CountedId[],
  { levels, known }: ListFilter,
): Promise<readonly CountedId[]> {
  const ids = words.map(({ wordId }) => wordId);
  const ofLevel = levels && (await findOfLevels(db, ids, levels));
  const isFiltered = known !== undefined && viewer !== undefined;
  const knownIds = isFiltered ? new Set(await readIdsKnownBy(db, viewer.id, now)) : undefined;
  return words
    .filter(({ wordId }) => ofLevel?.has(wordId) ?? true)
    .filter(({ wordId }) => knownIds === undefined || knownIds.has(wordId) === known);
}

/**
 * Creates a list, as `generateFromSelection` does, of the words of a text: they are stored.
 *
 * @throws {Refusal} unauthorized, where a visitor filters by known words; unavailable (full)
 */
export async function generateFromText(
  services: Services,
  viewer: Viewer | undefined,
  { source, analysed }: { readonly source: TextSource; readonly analysed: AnalysedFile },
  filter: ListFilter,
  locale: Locale,
): Promise<GeneratedList> {
  if (filter.known !== undefined && viewer === undefined) throw new Refusal("unauthorized");
  const { db } = services.database;
  const { words: found, headwords } = analysed;
  if ((await countGeneratedWords(db)) + headwords.length > maxStoredWords) {
    throw new Refusal("unavailable", [], fullRetrySeconds, "full");
  }
  const fallbacks = headwords.filter(({ source }) => source === "fallback");
  const counted = found.items.flatMap(({ count }, at) => {
    const headword = headwords[at];
    return headword === undefined ? [] : [{ wordId: headword.id, count }];
  });
  const list = newList(services, source, locale);
  const wordCount = await db.transaction(async (transaction) => {
    await holdFallbacks(transaction);
    await insertMissingFallbacks(transaction, fallbacks);
    const words = await filterWords(
      transaction,
      list.createdAt,
      viewer,
      counted.sort((a, b) => b.count - a.count),
      filter,
    );
    const stored = words.slice(0, listLimits.words);
    const id = await insertList(transaction, { ...list, isPremium: false, generatedCount: stored.length });
    await appendWords(transaction, id, stored);
    return stored.length;
  });
  return { url: list.url, title: list.title, wordCount, expiresAt: list.expiresAt };
}
