import { z } from "zod";
import { cardKinds, grades } from "../domain/memory/card.ts";
import { answerWays } from "../domain/memory/grades.ts";
import { planLimits } from "../domain/memory/saved-plan.ts";
import { retentionRange } from "../domain/memory/scheduler.ts";
import { goals, newPerDayLimit } from "../domain/memory/session.ts";

const count = z.int().min(0);
export const memoryWordId = z.int().min(0);
export const answerId = z.uuid().describe("Of the client's choice: the same answer sent again counts once");
export const cardId = z
  .string()
  .regex(/^[rp]\d{1,16}$/)
  .max(17)
  .describe("r for recognition (English to its meaning) or p for production, and the word's id");
export const cardKind = z.enum(cardKinds);
export const grade = z.literal([...grades]).describe("1 again, 2 hard, 3 good, 4 easy");
export const elapsedMs = z.int().min(0).max(86_400_000);
export const day = z.iso.date().describe("Of learning: it begins at four in the morning of the person's time zone");

export const memory = z
  .object({
    learnt: count.describe("Words known by reviews: their stability is 21 days or more"),
    learning: count.describe("Words that were asked and are not known yet"),
    fresh: count.describe("Words that were taken up and not asked yet"),
    dueByDay: z
      .array(z.object({ day, due: count }))
      .length(30)
      .describe("From today on; what waits counts today"),
    retention: z
      .object({
        aimed: z.number(),
        measured: z.number().min(0).max(1).nullable().describe("Of the last 30 days; null without answers"),
        answers: count.describe("From which it is measured: the day's first to a card that was graded before"),
      })
      .describe("Shares of cards that are remembered when they are asked"),
    byStability: z.array(z.object({ from: z.number().describe("Days"), words: count })).max(20),
    today: z.object({
      answers: count,
      goal: count.describe("Answers that make the goal"),
      minutes: z.number().min(0).describe("By answers, 7.5 seconds each"),
      fresh: count.describe("New words that may still be begun today"),
    }),
    streak: z
      .object({
        days: count.describe("Days on which the goal was reached, one after the other but for frozen ones"),
        best: count,
        frozenDay: day
          .nullable()
          .describe("The last day of the streak on which the week's freeze stood in for the goal; null without one"),
        hasFreeze: z.boolean().describe("This week's freeze is still there"),
      })
      .describe("Of goals reached; the streak of points is Score/GetPointData's"),
    weeks: z
      .array(z.object({ monday: z.iso.date(), answers: count, minutes: z.number().min(0) }))
      .max(14)
      .describe("Those of the last twelve with answers"),
    hard: z
      .array(z.object({ cardId, wordId: memoryWordId, kind: cardKind, phrase: z.string() }))
      .max(100)
      .describe("Cards that were forgotten eight times and are no longer asked; StartLearning takes them up again"),
    stopped: z
      .array(z.object({ wordId: memoryWordId, phrase: z.string() }))
      .max(100)
      .describe("Words that are not to be asked again, the last ones first: StopAsking"),
  })
  .meta({ id: "Memory" });

const reminder = z
  .strictObject({ by: z.enum(["none", "mail", "push"]), hour: z.int().min(0).max(23) })
  .describe("At which hour of the person's time zone, and how");

const titleId = z.int().min(1).max(2_147_483_647);
const wordsPerDay = z.int().min(1).max(planLimits.wordsPerDay);
const target = z
  .union([z.literal(90), z.literal(95)])
  .describe("Percent of the running words that are understood when an episode is watched");

const retention = z.number().min(retentionRange.least).max(retentionRange.most);
const newPerDay = z.int().min(0).max(newPerDayLimit);

export const changeSettings = z.strictObject({
  retention: retention.optional().describe("Share of cards that are to be remembered when they are asked"),
  newPerDay: newPerDay.optional(),
  goalMinutes: z.literal([...goals]).optional(),
  selfGrading: z.boolean().optional(),
  reminder: reminder.optional(),
});

export const memorySettings = z
  .object({
    retention,
    newPerDay,
    goalMinutes: z.literal([...goals]),
    selfGrading: z.boolean(),
    reminder,
    plan: z
      .object({
        titleIds: z.array(titleId).max(planLimits.titles),
        wordsPerDay,
        from: z.iso.date().nullable(),
        target,
        anyOrder: z.boolean(),
      })
      .nullable()
      .describe("What the person wants to watch: Memory/Plan"),
    pushKey: z.string().describe("The site's key at push services, for PushManager.subscribe"),
    isFitted: z.boolean().describe("The schedule's parameters were fitted to the person's answers"),
  })
  .meta({ id: "MemorySettings" });

const hostOf = (url: string) => /^https:\/\/([^/?#]*)/.exec(url)?.[1] ?? "";

/** Of a public host by its name: the server sends to it. */
const endpoint = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(1_000)
  .refine((url) => !/^https:\/\/[^/]*[@:]/.test(url), "invalid")
  .refine(
    (url) => !/\.(?:local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid)$/i.test(hostOf(url)),
    "invalid",
  )
  .describe("Of a PushSubscription");

const base64Url = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${length}}=*$`))
    .max(length + 2);

export const subscribePush = z.strictObject({
  subscription: z.strictObject({
    endpoint,
    expirationTime: z.number().nullish(),
    keys: z.strictObject({
      p256dh: base64Url(87).describe("The browser's public key"),
      auth: base64Url(22).describe("The browser's secret"),
    }),
  }),
});

export const unsubscribePush = z.strictObject({ subscription: z.object({ endpoint: z.string().max(1_000) }) });

/** Of a link in a mail, or of a push. */
const noticeCode = z.string().min(1, "required").max(100, "code.unknown");

export const endNotices = z.strictObject({ code: noticeCode });
export const endNoticesQuery = z.strictObject({ code: noticeCode });

const planFields = {
  titleIds: z.array(titleId).min(1).max(planLimits.titles).describe("The first 200 episodes of them are planned"),
  wordsPerDay,
  from: z.iso.date().optional().describe("The first day; today unless given"),
  target: target.default(90),
  anyOrder: z.boolean().default(false).describe("Whether a series may be watched out of its order"),
};

export const planBody = z.strictObject(planFields);

export const planQuery = z.strictObject({
  titleIds: z
    .string()
    .regex(/^\d{1,10}(?:,\d{1,10}){0,19}$/)
    .optional()
    .describe("Parted by commas, as a trial that is not kept; the person's kept plan unless given"),
  wordsPerDay: z.coerce.number().pipe(wordsPerDay).default(10),
  from: z.iso.date().optional(),
});

export const watchPlan = z
  .array(
    z.object({
      episodeId: z.int(),
      titleId: z.int(),
      day: day.nullable().describe("On which it can be watched; null where that is not within two years"),
      words: z
        .array(z.object({ wordId: memoryWordId, phrase: z.string(), day }))
        .describe("New words for it, on the days on which they are begun"),
      shareAfter: z.number().min(0).max(1).describe("Of the running words, on that day"),
    }),
  )
  .max(planLimits.episodes)
  .meta({ id: "WatchPlan" });

export const noteQuery = z.strictObject({ wordId: z.coerce.number().pipe(memoryWordId) });

const ownText = z.string().trim().max(1_000);

export const saveNote = z.strictObject({
  wordId: memoryWordId,
  meaning: ownText.optional().describe("The person's own; empty for none"),
  note: ownText.optional(),
});

export const note = z.object({ meaning: z.string(), note: z.string() }).meta({ id: "WordNote" });

/** Rows of one call; a longer log is sent in parts. */
export const mostTakenOver = 20_000;

export const takeOverBody = z.strictObject({
  log: z
    .array(
      z
        .tuple([
          answerId,
          cardId,
          z.enum(answerWays).exclude(["import"]),
          grade.nullable(),
          z.iso.datetime({ precision: 3 }).length(24),
          elapsedMs.nullable(),
          z.int().min(1).max(100).nullable(),
        ])
        .describe(
          "answerId, cardId, how it was answered, grade (null of learn: the word was taken up, and of stop: it is not to be asked again), when, elapsedMs, and the number of the word's sense that is learnt",
        ),
    )
    .min(1)
    .max(mostTakenOver),
});

export const takenOver = z.object({
  taken: count.describe("Rows that are new"),
  skipped: count.describe("Rows that were there already, or are of no word"),
});

export type Memory = z.infer<typeof memory>;
export type WatchPlan = z.infer<typeof watchPlan>;
export type MemorySettings = z.infer<typeof memorySettings>;
