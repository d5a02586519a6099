import { z } from "zod";
import { fileProblemCodes } from "../../domain/subtitles/file-problem.ts";
import { idOfQuery, listQuery, moment, id as numberId, pageOf } from "./fields.ts";

const id = z.uuid();

export const uploadedImport = z.object({ id }).meta({ id: "UploadedImport" });

const occurrences = z.array(
  z.object({
    word: z.string().describe("In lower case where it was not known"),
    count: z.int().describe("Occurrences"),
  }),
);

const importedTitle = z
  .object({
    id: numberId,
    name: z.string(),
    isDraft: z.boolean().describe("Whether it waits to be published"),
    names: occurrences.describe("What was taken for a name in its files of this import, the most frequent 500"),
    unknown: occurrences.describe("What no dictionary knows, the most frequent 500"),
    decided: z
      .array(z.object({ word: z.string().describe("In lower case"), isName: z.boolean() }))
      .describe("What SetName said of the title's words, in this import or another"),
  })
  .meta({ id: "ImportedTitle" });

const importJob = z
  .object({
    id,
    state: z.enum(["waiting", "running", "done", "failed"]),
    actor: z.string(),
    actorId: z.int().min(0).describe("0 for the command line"),
    createdAt: moment,
    startedAt: moment.nullable(),
    finishedAt: moment.nullable(),
    files: z.int(),
    done: z.int(),
    isDraft: z.boolean().describe("Whether what it finds is kept until it is published"),
    isForced: z.boolean().describe("Whether it takes files that seem not to be in English"),
    titleId: numberId.nullable().describe("The title whose kept files SetName has read again; null for an upload"),
    error: z.string().nullable().describe("Why it failed as a whole"),
    reports: z
      .array(
        z.object({
          file: z.string(),
          status: z.string().describe("imported, replaced, unchanged or failed"),
          title: z.string().describe("The episode or film; empty where it is unknown"),
          titleId: numberId.nullable().describe("Null where it was not imported"),
          words: z.int(),
          runningWords: z.int(),
          problems: z.array(
            z.object({
              line: z.int().describe("0 where it is of the whole file"),
              code: z.enum(fileProblemCodes),
              detail: z.string().describe("The line's beginning, the other file or the reason; empty for some codes"),
              message: z.string().describe("In English"),
            }),
          ),
          unknown: occurrences.describe("What no dictionary knows"),
          names: occurrences.describe("What was taken for a name"),
        }),
      )
      .optional()
      .describe("File by file, where one import is asked for"),
    titles: z
      .array(importedTitle)
      .optional()
      .describe("Its titles, all their files together, where one import is asked for"),
  })
  .meta({ id: "ImportJob" });

export const importsQuery = z.strictObject({
  cursor: listQuery.cursor,
  limit: listQuery.limit,
  id: id.optional().describe("This import alone, with what became of its files"),
});

export const imports = pageOf(importJob).meta({ id: "Imports" });

export const importQuery = z.strictObject({ id });

export const retryImport = z
  .strictObject({
    id,
    isForced: z.boolean().default(false).describe("Takes files too that seem not to be in English"),
  })
  .meta({ id: "RetryImport" });

export const wordPlacesQuery = z.strictObject({ id, titleId: idOfQuery });

export const wordPlaces = z
  .object({
    words: z
      .array(
        z.object({
          word: z.string().describe("In lower case"),
          places: z.array(
            z.object({
              season: z.int().nullable().describe("Null in a film"),
              episode: z.int(),
              second: z.int().describe("At which the cue begins"),
              near: z.array(z.string()).describe("Headwords that are said within some seconds, in their order"),
            }),
          ),
        }),
      )
      .describe("The names and unknown words of the import's files of the title, as far as their places are known"),
  })
  .meta({ id: "WordPlaces" });

export const setName = z
  .strictObject({
    titleId: numberId,
    words: z
      .array(
        z.strictObject({
          word: z.string().trim().min(1, "required").max(60).describe("As the report gives it; regardless of case"),
          isName: z
            .boolean()
            .nullable()
            .describe(
              "True: a name, whose capitalised occurrences are no words; false: a word; null: told by its uses again",
            ),
        }),
      )
      .min(1, "required")
      .max(500),
  })
  .meta({ id: "SetName" });

export const namesSet = z
  .object({
    importId: id
      .nullable()
      .describe(
        "The import that reads the title's kept files again; null where none are kept, so that its next import does",
      ),
  })
  .meta({ id: "NamesSet" });

export type ImportJob = z.infer<typeof importJob>;
