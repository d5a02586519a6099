import type { Database } from "../../storage/database.ts";
import { deleteOldMails } from "../../storage/mail/queries.ts";
import { deleteOldQuotas } from "../../storage/mail/quota.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";

const day = 24 * 60 * 60_000;
const retentionMs = 30 * day;

/** Deletes sent and failed mails after 30 days, and counts of mails after one. */
export function removeOldMails({ db }: Database): TimedJob {
  return {
    name: "remove-old-mails",
    everyMs: day,
    waitsAfterLeap: true,
    async run(now, _signal, observed = () => now) {
      await deleteOldMails(db, new Date(observed(retentionMs).getTime() - retentionMs));
      await deleteOldQuotas(db, new Date(now.getTime() - day));
    },
  };
}
