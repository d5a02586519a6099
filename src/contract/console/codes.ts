import { z } from "zod";
import { id, listQuery, moment, pageOf } from "./fields.ts";

const batchId = z.uuid();

export const codeBatchesQuery = z.strictObject(listQuery);

export const codeBatches = pageOf(
  z
    .object({
      id: batchId,
      batch: z.string(),
      createdAt: moment,
      by: z.string().nullable().describe("Null where the audit log does not tell"),
      months: z.int().nullable().describe("Null for life"),
      expiresAt: moment.nullable().describe("Of codes that were revoked, when they were"),
      codes: z.int(),
      used: z.int(),
      left: z.int().describe("How many are still good"),
      uses: z
        .array(z.object({ userId: id, username: z.string(), usedAt: moment }))
        .describe("The first 50, of people who have an account"),
    })
    .meta({ id: "CodeBatch" }),
).meta({ id: "CodeBatches" });

export const thisCodeBatch = z.strictObject({ id: batchId }).meta({ id: "ThisCodeBatch" });

export const revokedCodes = z.object({ revoked: z.int() }).meta({ id: "RevokedCodes" });
