import { z } from "zod";
import { reportKinds, reportOutcomes } from "../../domain/contact/report.ts";
import { id, idOfQuery, listQuery, moment, oneById, pageOf } from "./fields.ts";

export const reportsQuery = z.strictObject({
  ...listQuery,
  id: oneById.describe("This one alone, open or closed"),
  kind: z.enum(reportKinds).optional(),
  isClosed: z.stringbool().default(false),
});

export const reports = pageOf(
  z
    .object({
      id,
      kind: z.enum(reportKinds).describe("A missing word, a wrong meaning, a wished title"),
      details: z.record(z.string(), z.unknown()).describe("As it was first reported"),
      count: z.int().describe("People and addresses, each once"),
      waiting: z.int().describe("Those who want to be told what became of it"),
      polls: z
        .array(z.object({ pollId: id, votes: z.int() }))
        .describe("Of a wished title: the polls in which it is an option"),
      firstAt: moment,
      lastAt: moment,
      outcome: z.enum(reportOutcomes).nullable(),
      answer: z.string().nullable(),
      closedAt: moment.nullable(),
    })
    .meta({ id: "Report" }),
).meta({ id: "Reports" });

export const reportPlacesQuery = z.strictObject({ id: idOfQuery });

export const reportPlaces = z
  .object({
    places: z
      .array(
        z.object({
          titleId: id,
          title: z.string(),
          season: z.int().nullable().describe("Null in a film"),
          episode: z.int(),
          second: z.int().describe("At which the cue begins"),
          near: z.array(z.string()).describe("Headwords that are said within some seconds, in their order"),
        }),
      )
      .describe("The first places in the list that was read, or in what was imported; no text is kept of them"),
  })
  .meta({ id: "ReportPlaces" });

export const closeReport = z
  .strictObject({
    id,
    outcome: z.enum(reportOutcomes),
    answer: z.string().trim().max(2_000).default("").describe("Mailed to those who want to be told"),
  })
  .meta({ id: "CloseReport" });

export const thisReport = z.strictObject({ id }).meta({ id: "ThisReport" });
