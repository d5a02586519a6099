import { z } from "zod";
import { id, idOfQuery, listQuery, moment, oneById, pageOf } from "./fields.ts";

export const auditQuery = z.strictObject({
  ...listQuery,
  search: listQuery.search.describe("A part of the operator's name"),
  id: oneById,
  actorId: idOfQuery.optional(),
  action: z.string().max(40).optional().describe("A call, such as SaveTitle"),
  thing: z.string().max(80).optional().describe("Such as title:12"),
  day: z.iso.date().optional().describe("Of Europe/Istanbul"),
});

export const audit = pageOf(
  z
    .object({
      id,
      at: moment,
      actorId: id,
      actor: z.string(),
      address: z.string(),
      action: z.string(),
      thing: z.string(),
      name: z.string().nullable().describe("What the thing is called now; null where it is gone or has no name"),
      names: z
        .record(z.string(), z.string())
        .describe("What other things that it tells of are called now, such as user:12"),
      before: z.unknown(),
      after: z.unknown(),
    })
    .meta({ id: "AuditRow" }),
).meta({ id: "Audit" });
