import type { Draft } from "../../contract/console/drafts.ts";
import { dropDraft } from "../../services/console/drafts/drop-draft.ts";
import { publishDrafts } from "../../services/console/drafts/publish-drafts.ts";
import { readDrafts } from "../../services/console/drafts/read-drafts.ts";
import {
  deleteEpisode,
  moveEpisode,
  readEpisodes,
  saveEpisode,
} from "../../services/console/episodes/change-episode.ts";
import type { Api } from "../handle.ts";
import { operatorOf } from "./operator.ts";
import { pageQueryOf, presentPage } from "./paging.ts";

type Drafts = Awaited<ReturnType<typeof readDrafts>>["rows"];

function presentDraft({ id, importId, kind, name, year, createdAt, into, episodes }: Drafts[number]): Draft {
  return {
    id,
    importId,
    kind,
    name,
    year,
    createdAt: createdAt.toISOString(),
    into: into ?? null,
    episodes: episodes.map((episode) => ({
      id: episode.id,
      season: episode.season,
      episode: episode.episode,
      name: episode.name,
      words: episode.words,
      runningWords: episode.runningWords,
      nameWords: episode.nameWords,
      unknownWords: episode.unjudgedWords,
      seconds: episode.seconds,
      replaces: episode.replaces,
      sameAs: episode.sameAs.map((other) => ({
        titleId: other.titleId,
        title: other.title,
        season: other.season,
        episode: other.episode,
      })),
      warnings: [...episode.warnings],
    })),
  };
}

export function registerDrafts({ handle, services }: Api): void {
  handle("Admin/GetDrafts", async ({ query }) => {
    const { importId, id } = query;
    return presentPage(await readDrafts(services, { importId, id }, pageQueryOf(query)), presentDraft);
  });

  handle("Admin/PublishDraft", async ({ body, ...context }) => ({
    titleIds: await publishDrafts(services, operatorOf(context), body.ids),
  }));

  handle("Admin/DropDraft", async ({ body, ...context }) => {
    await dropDraft(services, operatorOf(context), body.id);
    return null;
  });

  handle("Admin/GetEpisodes", async ({ query }) => {
    const rows = await readEpisodes(services, query.titleId);
    return {
      rows: rows.map(({ id, season, episode, name, words, runningWords, seconds }) => {
        return { id, season, episode, name, words, runningWords, seconds };
      }),
    };
  });

  handle("Admin/SaveEpisode", async ({ body, ...context }) => {
    await saveEpisode(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/MoveEpisode", async ({ body, ...context }) => {
    await moveEpisode(services, operatorOf(context), body);
    return null;
  });

  handle("Admin/DeleteEpisode", async ({ body, ...context }) => {
    await deleteEpisode(services, operatorOf(context), body.id);
    return null;
  });
}
