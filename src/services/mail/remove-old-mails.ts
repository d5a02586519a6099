import type { Database } from "../../storage/database.ts";
import { deleteOldMails } from "../../storage/mail/queries.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const day = 24 * 60 * 60_000;
const retentionMs = 30 * day;

/** Deletes sent and failed mails after 30 days. */
export function removeOldMails({ db }: Database): TimedJob {
  return {
    name: "remove-old-mails",
    everyMs: day,
    run: (now) => deleteOldMails(db, new Date(now.getTime() - retentionMs)),
  };
}
