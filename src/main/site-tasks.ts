import path from "node:path";
import { fitInThread } from "../providers/fsrs/optimiser.ts";
import type { MailProvider } from "../providers/mail/mail-provider.ts";
import { createOutboxMail } from "../providers/mail/outbox-mail.ts";
import { createSmtpMail } from "../providers/mail/smtp-mail.ts";
import { fillSkeletons } from "../services/accounts/fill-skeletons.ts";
import { removeExpiredChallenges } from "../services/accounts/prove-passkey.ts";
import { removeStaleAccounts } from "../services/accounts/remove-stale-accounts.ts";
import { removeOldSecurityEvents } from "../services/accounts/security-log.ts";
import { keepDayTotals } from "../services/console/health/keep-day-totals.ts";
import { tellOfProcess } from "../services/console/health/tell-of-process.ts";
import { removeOldImports } from "../services/console/imports/remove-old-imports.ts";
import { runImports } from "../services/console/imports/run-imports.ts";
import { runTimedJobs } from "../services/jobs/run-timed-jobs.ts";
import { takeHeldQuota } from "../services/mail/mail-quota.ts";
import { removeOldMails } from "../services/mail/remove-old-mails.ts";
import { sendDueMails } from "../services/mail/send-due-mails.ts";
import { fitMemory } from "../services/memory/fit-memory.ts";
import { remind } from "../services/memory/remind.ts";
import { sendDuePushes } from "../services/memory/send-due-pushes.ts";
import { removeOldBrought } from "../services/my-series/remove-old-brought.ts";
import { runUploads } from "../services/my-series/run-uploads.ts";
import { settleSilentPayments } from "../services/premium/settle-silent-payments.ts";
import { tellOfPremiumEnd } from "../services/premium/tell-of-premium-end.ts";
import { loadCoverageIndex } from "../services/progress/coverage-index-cache.ts";
import { grantDuePrizes } from "../services/progress/grant-prizes.ts";
import { freezeMonths, removeExpiredLists } from "../services/progress/progress-jobs.ts";
import { raiseFlags } from "../services/progress/raise-flags.ts";
import { removeOpenedWords } from "../services/quiz/remove-opened-words.ts";
import { removeUnusedWordsDaily } from "../services/quiz/remove-unused-words.ts";
import type { Services } from "../services/services.ts";
import { updateShipped } from "../services/subtitles/update-shipped.ts";
import type { Config } from "./config.ts";
import { sampleCatalogueFolder } from "./sample-catalogue.ts";
import { siteConfigOf } from "./site-config.ts";
import type { Task } from "./worker.ts";

/** The longest delay before a queued mail is sent. */
const mailPauseMs = 2_000;
const jobPauseMs = 60_000;
const importPauseMs = 2_000;
/** Somebody watches. */
const broughtPauseMs = 500;
const coveragePauseMs = 5_000;
/** At once after a start, and for accounts that a former release beside this one has made. */
const skeletonPauseMs = 60 * 60_000;
/** At once after a start; again where it failed. */
const shippedPauseMs = 60 * 60_000;
const assetsPauseMs = 24 * 3_600_000;
/** Processes that were not seen for a minute count as gone. */
const processPauseMs = 20_000;

type SiteTaskOptions = {
  readonly services: Services;
  readonly config: Config;
  readonly publicUrl: string;
  readonly report: (line: string) => void;
  readonly reportError: (error: unknown) => void;
  readonly keepOwnAssets: () => Promise<void>;
};

function mailProviderOf(config: Config, site: { name: string; url: string }): MailProvider {
  const from = config.mailFrom ?? { name: site.name, address: `no-reply@${new URL(site.url).hostname}` };
  return config.smtpUrl === undefined
    ? createOutboxMail(path.join(config.dataDir, "outbox"), from)
    : createSmtpMail(config.smtpUrl, from);
}

/** The background work of a process of the site. Several processes share it: each piece of work is done by one. */
export function siteTasks(options: SiteTaskOptions): Task[] {
  const { services, config, publicUrl, report, reportError, keepOwnAssets } = options;
  const { database, translate, mailHealth: health } = services;
  const { name, contactMail } = siteConfigOf(config, publicUrl);
  const site = { name, url: publicUrl, contactMail };
  const provider = mailProviderOf(config, site);
  report(provider.description);
  const now = () => new Date();
  const jobs = [
    removeOldMails(database),
    removeStaleAccounts(database),
    removeExpiredChallenges(database),
    removeOldImports(services),
    removeOldBrought(services),
    removeOldSecurityEvents(database),
    keepDayTotals(database),
    removeExpiredLists(database),
    // Before the months are frozen: a frozen place is not taken back.
    raiseFlags(database),
    freezeMonths(database),
    grantDuePrizes(services),
    removeOpenedWords(database),
    removeUnusedWordsDaily(database),
    settleSilentPayments(services),
    tellOfPremiumEnd(services),
    remind(services),
  ];
  let isUpToDate = false;
  const fitting = [fitMemory(database, fitInThread)];
  return [
    {
      everyMs: mailPauseMs,
      run: (signal) =>
        sendDueMails(
          {
            database,
            provider,
            site,
            translate,
            now,
            onFailure: reportError,
            health,
            takeHeldQuota: (transaction, kind, to) => takeHeldQuota(transaction, services, kind, to),
          },
          signal,
        ),
    },
    {
      everyMs: mailPauseMs,
      run: (signal) => sendDuePushes({ database, sender: services.push, now }, signal),
    },
    { everyMs: skeletonPauseMs, run: (signal) => fillSkeletons(database, { signal, report }) },
    {
      everyMs: shippedPauseMs,
      // Once for each process: one of an earlier release that runs beside this one must not bring its packs back.
      async run(signal) {
        if (!config.hasSampleCatalogue || isUpToDate) return;
        await updateShipped(services, sampleCatalogueFolder, { signal, report });
        isUpToDate = true;
      },
    },
    { everyMs: importPauseMs, run: (signal) => runImports(services, signal) },
    { everyMs: broughtPauseMs, run: (signal) => runUploads(services, signal) },
    { everyMs: processPauseMs, run: tellOfProcess(services) },
    { everyMs: assetsPauseMs, run: keepOwnAssets },
    { everyMs: coveragePauseMs, run: async () => void (await loadCoverageIndex(services)) },
    {
      everyMs: jobPauseMs,
      run: (signal) => runTimedJobs(database, jobs, { now, signal, onError: reportError, report }),
    },
    // Apart from the others, which would wait for its thread.
    {
      everyMs: jobPauseMs,
      run: (signal) => runTimedJobs(database, fitting, { now, signal, onError: reportError, report }),
    },
  ];
}
