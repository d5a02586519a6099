import { z } from "zod";
import { listQuery, moment, id as numberId, pageOf } from "./fields.ts";

const id = z.uuid();

export const uploadedImport = z.object({ id }).meta({ id: "UploadedImport" });

const importJob = z
  .object({
    id,
    state: z.enum(["waiting", "running", "done", "failed"]),
    actor: z.string(),
    actorId: numberId,
    createdAt: moment,
    startedAt: moment.nullable(),
    finishedAt: moment.nullable(),
    files: z.int(),
    done: z.int(),
    error: z.string().nullable().describe("Why it failed as a whole"),
    reports: z
      .array(
        z.object({
          file: z.string(),
          status: z.string().describe("imported, replaced, unchanged or failed"),
          title: z.string(),
          words: z.int(),
          runningWords: z.int(),
          problems: z.array(z.object({ line: z.int(), message: z.string() })),
          unknown: z.array(z.string()),
          names: z.array(z.string()).describe("What was taken for a name"),
        }),
      )
      .optional()
      .describe("File by file, where one import is asked for"),
  })
  .meta({ id: "ImportJob" });

export const importsQuery = z.strictObject({
  ...{ cursor: listQuery.cursor, limit: listQuery.limit },
  id: id.optional().describe("This import alone, with what became of its files"),
});

export const imports = pageOf(importJob).meta({ id: "Imports" });

export const importQuery = z.strictObject({ id });

export const thisImport = z.strictObject({ id }).meta({ id: "ThisImport" });

export type ImportJob = z.infer<typeof importJob>;
