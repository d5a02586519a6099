import { memoryDay, startOfMemoryDay } from "../../domain/locale/day.ts";
import type { PushMessage } from "../../domain/memory/push-message.ts";
import { isQuiet, isReminderTime, nextReminder } from "../../domain/memory/reminder.ts";
import { answersOfGoal } from "../../domain/memory/session.ts";
import type { Db } from "../../storage/database.ts";
import { countDue, countFresh } from "../../storage/memory/due-cards.ts";
import { countAnswers } from "../../storage/memory/log.ts";
import { queuePushes } from "../../storage/memory/pushes.ts";
import {
  type DueReminder,
  putOffReminder,
  readDueReminders,
  readLastAnswerAt,
} from "../../storage/memory/reminders.ts";
import { readSettings } from "../../storage/memory/settings.ts";
import { noticeCode } from "../accounts/notice-code.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { takeMailQuota } from "../mail/mail-quota.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import { newWordsLeft } from "./new-words-left.ts";

const minute = 60_000;
const atOnce = 500;

/** Reminds those whose hour it is of what waits for review, by mail or push, at most once a day of learning. */
export function remind(services: Services): TimedJob {
  return {
    name: "remind",
    everyMs: minute,
    async run(now, signal) {
      for (;;) {
        const due = await readDueReminders(services.database.db, now, atOnce);
        for (const reminder of due) {
          if (signal.aborted) return;
          await remindOne(services, reminder, now);
        }
        if (due.length < atOnce) return;
      }
    },
  };
}

/** Puts the reminder off to its next time and, in the same transaction, queues it where there is reason to. */
async function remindOne(services: Services, reminder: DueReminder, now: Date): Promise<void> {
  const { userId, hour, timeZone, remindedDay } = reminder;
  const day = memoryDay(now.getTime(), timeZone);
  const next = new Date(nextReminder(hour, timeZone, now.getTime()));
  await services.database.db.transaction(async (transaction) => {
    const waiting = await countReasons(transaction, reminder, day, now);
    if (!(await putOffReminder(transaction, reminder, next, waiting > 0 ? day : remindedDay))) return;
    if (waiting === 0) return;
    if (reminder.by === "push") await queuePushes(transaction, userId, pushOf(services, reminder, waiting), now);
    else await queueReminderMail(transaction, services, reminder, waiting);
  });
}

/**
 * How many words wait for somebody who is to be reminded; 0 where nobody is: at another hour (the time zone was changed, or
 * the site stood still), a second time on a day, when the day's goal is reached, and after a week without an answer.
 */
async function countReasons(db: Db, reminder: DueReminder, day: string, now: Date): Promise<number> {
  const { userId, by, hour, since, timeZone, remindedDay, isMailVerified } = reminder;
  if (by === "none" || (by === "mail" && !isMailVerified)) return 0;
  if (remindedDay === day || !isReminderTime(hour, timeZone, now.getTime())) return 0;
  if (isQuiet(await readLastAnswerAt(db, userId), since.getTime(), now.getTime())) return 0;
  const settings = await readSettings(db, userId);
  const dayStart = new Date(startOfMemoryDay(day, timeZone));
  const answers = await countAnswers(db, userId, day, dayStart);
  if (answers >= answersOfGoal(settings.goalMinutes)) return 0;
  const freshLeft = await newWordsLeft(db, userId, settings, day, dayStart);
  return (await countDue(db, userId, day)) + Math.min(freshLeft, await countFresh(db, userId));
}

async function queueReminderMail(
  transaction: Db,
  services: Services,
  { userId, username, mail: to, language: locale }: DueReminder,
  waiting: number,
): Promise<void> {
  // Over the quota it is left out: tomorrow there is another.
  if ((await takeMailQuota(transaction, services, "reminder", to)) > 0) return;
  const code = noticeCode(services.keyedHash, "reminder", userId);
  const { links } = services;
  await queueMail(transaction, {
    kind: "reminder",
    to,
    locale,
    userId,
    data: {
      username,
      waiting: waiting.toLocaleString(locale),
      reviewUrl: links.review(locale),
      endUrl: links.endNotices(locale, code),
      oneClickUrl: links.oneClickEnd(code),
    },
  });
}

function pushOf({ translate, links, keyedHash }: Services, reminder: DueReminder, waiting: number): PushMessage {
  const { userId, language } = reminder;
  return {
    title: translate(language, "push_reminder_title", { waiting: waiting.toLocaleString(language) }),
    body: translate(language, "push_reminder_body"),
    path: new URL(links.review(language)).pathname,
    end: {
      label: translate(language, "push_reminder_end"),
      path: "/api/User/EndNotices",
      code: noticeCode(keyedHash, "reminder", userId),
    },
    language,
  };
}
