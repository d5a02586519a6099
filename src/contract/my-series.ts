import { z } from "zod";
import { fileProblemCodes } from "../domain/subtitles/file-problem.ts";
import { movie, series } from "./catalogue.ts";
import { levelCounts, meanLanguageType, word } from "./lexicon/word-list.ts";

const id = z.int().min(1).max(2_147_483_647);
const uploadId = z.uuid();
const mostRows = 300;

const guess = z
  .object({
    name: z.string().nullable(),
    year: z.int().nullable(),
    season: z.int().nullable(),
    episode: z.int().nullable(),
    episodeName: z.string().nullable(),
  })
  .describe("What the file's name says; null where it does not");

export const broughtUpload = z.object({ uploadId }).meta({ id: "BroughtUpload" });

export const uploadQuery = z.strictObject({ uploadId });

const watchedUpload = z
  .object({
    uploadId,
    isDone: z.boolean().describe("All its files are read, or failed"),
    files: z
      .array(
        z.object({
          file: z.int().describe("Its number in the upload, which Arrange takes"),
          name: z.string().describe("Its path in what was dropped"),
          state: z.enum(["waiting", "read", "failed"]),
          problem: z
            .object({
              code: z.enum(fileProblemCodes),
              line: z.int().describe("0 where it is of the whole file"),
              message: z.string().describe("In the language of the header"),
            })
            .nullable(),
          guess,
          sameAs: z.int().nullable().describe("An earlier file with the same text"),
          seconds: z.int().nullable().describe("How long it is"),
          runningWords: z.int().nullable(),
        }),
      )
      .max(mostRows),
    proposal: z
      .object({
        kind: z.enum(["series", "movie"]),
        title: z.string().nullable(),
        year: z.int().nullable(),
        isClear: z.boolean().describe("Nothing has to be asked: names agree, and no two files are of one episode"),
      })
      .describe("What the files are together, as far as their names tell"),
  })
  .meta({ id: "WatchedUpload" });

const title = z.string().trim().min(1, "required").max(200);
const year = z.int().min(1870).max(2200).nullable().default(null);

export const arrangeBody = z
  .strictObject({
    uploadId,
    titleId: id.optional().describe("A title of the person's that the files go into, in place of what is there"),
    title: title.describe("Of a new title; ignored with titleId"),
    kind: z.enum(["series", "movie"]),
    year,
    rows: z
      .array(
        z.strictObject({
          file: z.int().min(1).max(mostRows),
          season: z.int().min(0).max(1_000).nullable().describe("Null in a film"),
          episode: z.int().min(0).max(10_000).nullable().describe("Null in a film"),
        }),
      )
      .min(1, "required")
      .max(mostRows),
  })
  .meta({ id: "ArrangeTitle" });

const ownFields = {
  isMine: z.literal(true),
  publicTitle: z
    .object({ id: z.int(), combinedUrl: z.string() })
    .nullable()
    .describe("The title of the catalogue that the operator has made of it; then it counts for no limit"),
};

const ownSeries = series.extend(ownFields).meta({ id: "OwnSeries" });
const ownMovie = movie.extend(ownFields).meta({ id: "OwnMovie" });

export const ownTitle = z.discriminatedUnion("kind", [ownSeries, ownMovie]);

const numbers = z.object({
  titles: z.int().min(0),
  episodes: z.int().min(0).describe("Episodes and films, in all titles together"),
  filesPerDay: z.int().min(0),
});

export const ownTitles = z
  .object({
    seriesList: z.array(ownSeries),
    movieList: z.array(ownMovie),
    limits: numbers.describe("Of this person"),
    left: numbers.describe("What is left of them now"),
    filesPerUpload: z.int(),
  })
  .meta({ id: "OwnTitles" });

export const renameTitleBody = z.strictObject({ id, title, year }).meta({ id: "RenameTitle" });

export const ownEpisodeBody = z.strictObject({ episodeId: id }).meta({ id: "OwnEpisode" });

export const ownTitleBody = z.strictObject({ id }).meta({ id: "ThisOwnTitle" });

export const readEpisodeQuery = z.strictObject({ MeanLanguageType: meanLanguageType });

export const readEpisode = z
  .object({
    uploadId: uploadId.describe("With it the person can arrange the episode after signing in, for 30 days"),
    guess,
    seconds: z.int(),
    difficulty: z.int().min(1).max(5),
    wordCount: z.int().describe("Distinct headwords"),
    runningWords: z.int().describe("Words said, of all kinds; the four below and the words' tokens add up to it"),
    closedClassWords: z.int(),
    nameWords: z.int(),
    otherWords: z.int(),
    unjudgedWords: z.int().describe("Of the others, those that no dictionary knows: they count as unknown"),
    levels: levelCounts,
    words: z.array(word).describe("As GetWordListV2 gives those of an episode"),
    tokens: z.array(z.int()).describe("Running words that each of the words covers, in their order"),
  })
  .meta({ id: "ReadEpisode" });

export type OwnTitle = z.infer<typeof ownTitle>;
export type UploadProgress = z.infer<typeof watchedUpload>;
export type ReadEpisode = z.infer<typeof readEpisode>;
