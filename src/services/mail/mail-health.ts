import { MailDeferredError, MailRefusedError } from "../../providers/mail/mail-provider.ts";

/** How the attempts at sending of this process end. */
export type MailHealth = {
  sent(): void;
  failed(error: unknown): void;
  /** Failed attempts since the start. */
  failures(): number;
};

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
  };
}
