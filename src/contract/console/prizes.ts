import { z } from "zod";
import { suspicionKinds } from "../../domain/progress/suspicion.ts";
import { quizMethods } from "../accounts/preferences.ts";
import { month } from "../progress/points.ts";
import { id, listQuery, moment, pageOf, reason } from "./fields.ts";

const rank = z.int().min(1).max(100);

export const monthQuery = z.strictObject({
  month: month.optional().describe("YYYY-MM; the last one that is frozen unless told"),
});

const flagStates = ["open", "confirmed", "cleared"] as const;

const flag = {
  kind: z.enum(suspicionKinds),
  state: z.enum(flagStates),
  day: z.iso.date().describe("The last day on which it was seen"),
  figures: z.record(z.string(), z.number()).describe("Of that day"),
};

const evidence = z
  .object({
    answers: z.int(),
    wrongShare: z.number().nullable().describe("From 0 to 1; null without answers"),
    answersPerHour: z.number().nullable().describe("Of the hours of the month with answers"),
    medianMs: z.int().nullable().describe("Of answers within the question's time"),
    fastShare: z.number().nullable().describe("Of these, the share in under 600 ms, from 0 to 1"),
    days: z.int().describe("Days with answers"),
    hardShare: z.number().nullable().describe("Of the answers, the share to words of B2 and C1, from 0 to 1"),
    levelAnswers: z.array(z.int()).max(5).describe("Answers by the word's level, A1 first; empty without days"),
    methods: z.array(z.object({ method: z.enum(quizMethods), answers: z.int() })).max(quizMethods.length),
    lists: z.int().describe("Lists that were played; people's own, and words without a list, are one"),
    topListShare: z.number().nullable().describe("Of the answers, the share in the list with the most"),
    pauses: z
      .array(z.int())
      .max(8)
      .describe(
        "Answers by the time since the one before: under 2, 4, 6, 10, 20 and 60 s, 10 minutes, longer; empty without days",
      ),
    sessions: z.int().describe("A pause of ten minutes ends one"),
    mostHours: z.int().describe("Hours with answers of the busiest day"),
    sameAddress: z.int().describe("Other accounts that were seen at an address of this one"),
    sameDevice: z.int().describe("Other accounts that were seen on a device of this one"),
    accountDays: z.int().describe("Age of the account at the month's end"),
    isMailVerified: z.boolean(),
    flags: z.array(z.object(flag)),
  })
  .meta({ id: "RankEvidence" });

const prize = z
  .object({
    place: z.int().describe("The first prize is 1"),
    months: z.int().describe("Of premium time"),
    grantedAt: moment,
    sentAt: moment.nullable().describe("When its mail went out"),
    hasMailFailed: z.boolean().describe("The mail server refused its mail for good"),
    openedAt: moment.nullable().describe("When the link in the mail was followed first"),
    redeemedAt: moment.nullable(),
  })
  .meta({ id: "Prize" });

const rankedPerson = z
  .object({
    rank: rank.describe("As it was frozen: what DisqualifyRank takes"),
    boardRank: z.int().nullable().describe("As the board shows it; null for who was disqualified"),
    userId: id.nullable().describe("Null for a deleted account"),
    username: z.string().nullable(),
    points: z.int(),
    obstacles: z
      .array(z.enum(["deleted", "disqualified", "blocked", "mail", "age"]))
      .describe("Why no prize goes here; none where one may"),
    nextPrize: z.int().nullable().describe("The prize that approving would give now, 1 for the first"),
    prize: prize.nullable(),
    looked: z
      .object({ at: moment, by: z.string() })
      .nullable()
      .describe("By LookAtRank; no prize goes to a place that nobody looked at"),
    disqualified: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
    evidence: evidence.nullable().describe("Null for a deleted account"),
  })
  .meta({ id: "RankedPerson" });

export const frozenMonth = z
  .object({
    month,
    frozen: z.array(month).describe("All frozen months, the newest first"),
    waiting: z.array(month).describe("Those whose prizes are not granted yet, the oldest first"),
    state: z.enum(["running", "waiting", "granted"]).describe("Not frozen, frozen, or its prizes are granted"),
    frozenAt: moment.nullable(),
    grantDueAt: moment.nullable().describe("When the prizes go out by themselves; null for by ApproveMonth alone"),
    grantedAt: moment.nullable(),
    grantedBy: z.string().nullable().describe("Null for by itself"),
    prizes: z.array(z.int()).describe("Months of premium time for the first places, as configured"),
    rows: z.array(rankedPerson).max(100),
  })
  .meta({ id: "FrozenMonth" });

export const disqualifyRank = z
  .strictObject({
    month,
    rank: rank.describe("As it was frozen"),
    isDisqualified: z.boolean().default(true).describe("False takes it back"),
    reason: reason.describe("Mailed to the person"),
  })
  .meta({ id: "DisqualifyRank" });

export const lookAtRank = z.strictObject({ month, rank: rank.describe("As it was frozen") }).meta({ id: "LookAtRank" });

export const thisMonth = z.strictObject({ month }).meta({ id: "ThisMonth" });

export const flagsQuery = z.strictObject({ ...listQuery, state: z.enum(flagStates).default("open") });

export const flags = pageOf(
  z
    .object({
      userId: id,
      username: z.string(),
      ...flag,
      raisedAt: moment,
      decidedAt: moment.nullable(),
      points: z.int().describe("Ranked points of the month of its day"),
    })
    .meta({ id: "BoardFlag" }),
).meta({ id: "BoardFlags" });

export const decideFlag = z
  .strictObject({
    userId: id,
    kind: z.enum(suspicionKinds),
    state: z.enum(flagStates).describe("While it is not cleared the person has no place on the board"),
  })
  .meta({ id: "DecideFlag" });

export type FrozenMonth = z.infer<typeof frozenMonth>;
