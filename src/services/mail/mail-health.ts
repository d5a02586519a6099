import { MailDeferredError, MailRefusedError } from "../../providers/mail/mail-provider.ts";

/** How the attempts at sending of this process end. */
export type MailHealth = {
  sent(): void;
  failed(error: unknown): void;
  /** Failed attempts since the start. */
  failures(): number;
  /** A mail beyond the quota of its inbox or of the site. */
  overQuota(of: QuotaOwner, outcome: QuotaOutcome, now: Date): undefined;
  /** How many there were since the start. */
  overQuotaCount(of: QuotaOwner, outcome: QuotaOutcome): number;
};

export const quotaOwners = ["inbox", "site"] as const;
export type QuotaOwner = (typeof quotaOwners)[number];
export const quotaOutcomes = ["held", "left out"] as const;
export type QuotaOutcome = (typeof quotaOutcomes)[number];

const whose: Readonly<Record<QuotaOwner, string>> = {
  inbox: "An inbox was sent all the mails of its hour or day",
  site: "The site has sent all the mails of its hour (MAIL_LIMIT_PER_HOUR)",
};
const whatBecomes: Readonly<Record<QuotaOutcome, string>> = {
  held: "further ones wait and are sent by themselves",
  "left out": "further ones are left out",
};
/** So often each is told at most. */
const toldEveryMs = 60 * 60_000;

/** By codes alone: texts of mail servers may hold addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const codes = [
    "code" in error ? error.code : undefined,
    "originalCode" in error ? error.originalCode : undefined,
    "responseCode" in error ? error.responseCode : undefined,
  ];
  return codes.filter((code) => code !== undefined).join(" ") || error.name;
}

/**
 * Reports an outage of the mail server at the first failed attempt, and its end, each once. A recipient that is refused or
 * deferred is no outage.
 */
export function createMailHealth(report: (line: string) => void): MailHealth {
  let failures = 0;
  let failuresOfOutage = 0;
  const overQuota = new Map<string, { count: number; toldAt: number }>();
  return {
    sent() {
      if (failuresOfOutage > 0) report(`Mail is sent again, after ${failuresOfOutage} failed attempts.`);
      failuresOfOutage = 0;
    },
    failed(error) {
      failures += 1;
      if (error instanceof MailRefusedError || error instanceof MailDeferredError) return;
      if (failuresOfOutage === 0) report(`Mail cannot be sent (${codeOf(error)}); it waits and is tried again.`);
      failuresOfOutage += 1;
    },
    failures: () => failures,
    overQuota(of, outcome, now) {
      const { count, toldAt } = overQuota.get(`${of} ${outcome}`) ?? { count: 0, toldAt: Number.NEGATIVE_INFINITY };
      const isTold = Math.abs(now.getTime() - toldAt) < toldEveryMs;
      if (!isTold) report(`${whose[of]}; ${whatBecomes[outcome]}.`);
      overQuota.set(`${of} ${outcome}`, { count: count + 1, toldAt: isTold ? toldAt : now.getTime() });
      return undefined;
    },
    overQuotaCount: (of, outcome) => overQuota.get(`${of} ${outcome}`)?.count ?? 0,
  };
}
