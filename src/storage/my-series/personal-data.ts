import { episodes, seasons, titleOwners, titles } from "../catalogue/schema.ts";
import { asc, eq, inArray } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { broughtFiles, broughtUploads } from "./schema.ts";

export const mySeriesPersonalData: readonly PersonalTable[] = [
  {
    table: titleOwners,
    exportedAs: "myTitles",
    read: (db, userId) =>
      db
        .select({
          kind: titles.kind,
          name: titles.name,
          year: titles.year,
          season: seasons.seasonNumber,
          episode: episodes.episodeNumber,
          addedAt: titleOwners.addedAt,
        })
        .from(titleOwners)
        .innerJoin(titles, eq(titles.id, titleOwners.titleId))
        .leftJoin(episodes, eq(episodes.titleId, titles.id))
        .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
        .where(eq(titleOwners.userId, userId))
        .orderBy(asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber)),
    onDeletion: {
      erase: (transaction, userId) =>
        transaction
          .delete(titles)
          .where(
            inArray(
              titles.id,
              transaction.select({ id: titleOwners.titleId }).from(titleOwners).where(eq(titleOwners.userId, userId)),
            ),
          ),
    },
  },
  {
    table: broughtUploads,
    exportedAs: "uploads",
    read: (db, userId) =>
      db
        .select({ createdAt: broughtUploads.createdAt, state: broughtUploads.state })
        .from(broughtUploads)
        .where(eq(broughtUploads.userId, userId))
        .orderBy(asc(broughtUploads.number)),
    onDeletion: "cascade",
  },
  {
    table: broughtFiles,
    exportedAs: "uploadedFiles",
    read: (db, userId) =>
      db
        .select({ name: broughtFiles.name, state: broughtFiles.state, problem: broughtFiles.problem })
        .from(broughtFiles)
        .innerJoin(broughtUploads, eq(broughtUploads.id, broughtFiles.uploadId))
        .where(eq(broughtUploads.userId, userId))
        .orderBy(asc(broughtUploads.number), asc(broughtFiles.file)),
    onDeletion: "cascade",
  },
];
