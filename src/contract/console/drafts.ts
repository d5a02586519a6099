import { z } from "zod";
import { draftWarnings } from "../../domain/console/draft-warnings.ts";
import { id, idOfQuery, listQuery, moment, pageOf } from "./fields.ts";

const importId = z.uuid();

const episodeNumber = z.int().min(0).max(10_000);

const place = {
  season: z.int().nullable().describe("Null in a film"),
  episode: z.int(),
};

const draft = z
  .object({
    id,
    importId: importId.describe("The import that keeps it"),
    kind: z.enum(["series", "movie"]),
    name: z.string(),
    year: z.int().nullable(),
    createdAt: moment,
    into: z
      .object({ id, name: z.string() })
      .nullable()
      .describe("The title that it becomes a part of; null where it makes a new one"),
    episodes: z.array(
      z.object({
        id,
        ...place,
        name: z.string().nullable(),
        words: z.int(),
        runningWords: z.int(),
        nameWords: z.int().describe("Running words that were taken for names"),
        unknownWords: z.int().describe("Running words that no dictionary knows"),
        seconds: z.int().nullable(),
        replaces: z.boolean().describe("Whether it takes the place of an episode that the title has"),
        sameAs: z
          .array(z.object({ titleId: id, title: z.string(), ...place }))
          .describe("Other episodes, of drafts too, that have the same text"),
        warnings: z.array(z.enum(draftWarnings)),
      }),
    ),
  })
  .meta({ id: "Draft" });

export const draftsQuery = z.strictObject({
  cursor: listQuery.cursor,
  limit: z.coerce.number().int().min(1).max(50).default(20),
  importId: importId.optional().describe("Those of this import"),
  id: idOfQuery.optional().describe("This one alone"),
});

export const drafts = pageOf(draft).meta({ id: "Drafts" });

export const publishDraft = z
  .strictObject({ ids: z.array(id).min(1, "required").max(200).describe("One after the other") })
  .meta({ id: "PublishDraft" });

export const publishedDrafts = z
  .object({ titleIds: z.array(id).describe("The titles that they are now, or are a part of") })
  .meta({ id: "PublishedDrafts" });

export const dropDraft = z.strictObject({ id }).meta({ id: "DropDraft" });

const episode = z
  .object({
    id,
    ...place,
    name: z.string().nullable(),
    words: z.int(),
    runningWords: z.int(),
    seconds: z.int().nullable(),
  })
  .meta({ id: "ManagedEpisode" });

export const episodesQuery = z.strictObject({ titleId: idOfQuery });

export const managedEpisodes = z.object({ rows: z.array(episode) }).meta({ id: "ManagedEpisodes" });

export const saveEpisode = z
  .strictObject({
    id,
    name: z
      .string()
      .trim()
      .min(1, "required")
      .max(200)
      .nullable()
      .describe("Null for none; the next import may name it again"),
  })
  .meta({ id: "SaveEpisode" });

export const moveEpisode = z
  .strictObject({
    id,
    season: episodeNumber,
    episode: episodeNumber,
    isSwapped: z.boolean().default(false).describe("An episode that has the number gets this one's"),
  })
  .meta({ id: "MoveEpisode" });

export const deleteEpisode = z.strictObject({ id }).meta({ id: "DeleteEpisode" });

export type Draft = z.infer<typeof draft>;

export type ManagedEpisode = z.infer<typeof episode>;
