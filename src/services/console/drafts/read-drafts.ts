import { type DraftWarning, warningsOf } from "../../../domain/console/draft-warnings.ts";
import { findTitle } from "../../../storage/catalogue/find-imported.ts";
import {
  type Draft,
  type DraftEpisode,
  readDraftEpisodes,
  readDraftPage,
  readSameTexts,
  type SameText,
} from "../../../storage/console/drafts.ts";
import type { Page, PageQuery } from "../../../storage/console/page.ts";
import type { Db } from "../../../storage/database.ts";
import type { Services } from "../../services.ts";

export type JudgedEpisode = DraftEpisode & {
  /** Whether the title has an episode of this number, whose words it will replace. */
  readonly replaces: boolean;
  readonly sameAs: readonly SameText[];
  readonly warnings: readonly DraftWarning[];
};

export type JudgedDraft = Draft & {
  /** The title of the catalogue that it becomes a part of; undefined where it makes a new one. */
  readonly into: { readonly id: number; readonly name: string } | undefined;
  readonly episodes: readonly JudgedEpisode[];
};

type Wanted = { readonly importId: string | undefined; readonly id: number | undefined };

/** Drafts, the newest first, with what speaks against publishing them. */
export async function readDrafts(
  { database: { db } }: Services,
  wanted: Wanted,
  page: PageQuery,
): Promise<Page<JudgedDraft>> {
  const { rows, next } = await readDraftPage(db, wanted, page);
  const ids = rows.map(({ id }) => id);
  const drafted = await readDraftEpisodes(db, ids);
  const same = await readSameTexts(db, ids);
  const judged: JudgedDraft[] = [];
  for (const draft of rows) {
    const own = drafted.filter(({ titleId }) => titleId === draft.id);
    judged.push(await judge(db, draft, own, same));
  }
  return { rows: judged, next };
}

const placeOf = ({ season, episode }: { readonly season: number | null; readonly episode: number }) =>
  `${season} ${episode}`;

async function judge(
  db: Db,
  draft: Draft,
  own: readonly DraftEpisode[],
  same: readonly SameText[],
): Promise<JudgedDraft> {
  const into = await findTitle(db, draft);
  const stored = into === undefined ? [] : await readDraftEpisodes(db, [into.id]);
  const places = new Set(stored.map(placeOf));
  const episodes = own.map((episode) => {
    const place = placeOf(episode);
    // The one that it replaces may well have the same text.
    const isReplaced = ({ titleId, ...other }: SameText) => titleId === into?.id && placeOf(other) === place;
    return {
      ...episode,
      replaces: places.has(place),
      sameAs: same.filter((other) => other.episodeId === episode.id && !isReplaced(other)),
      warnings: warningsOf(episode),
    };
  });
  return { ...draft, into: into && { id: into.id, name: into.name }, episodes };
}
