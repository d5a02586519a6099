import type { SecurityEvents, Sessions } from "../../contract/accounts/security.ts";
import { deviceOf } from "../../domain/accounts/device.ts";
import type { listSecurityEvents } from "../../services/accounts/security-log.ts";
import type { listSessions } from "../../services/accounts/session.ts";

/** Null where it is not known. */
const known = (text: string) => (text === "" ? null : text);

export function presentSessions(sessions: Awaited<ReturnType<typeof listSessions>>): Sessions {
  return sessions.map(({ id, device, address, createdAt, usedAt, isCurrent }) => {
    const { browser, system } = deviceOf(device);
    return {
      id,
      browser: known(browser),
      system: known(system),
      address: known(address),
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isCurrent,
    };
  });
}

export function presentSecurityEvents(events: Awaited<ReturnType<typeof listSecurityEvents>>): SecurityEvents {
  return events.map(({ id, kind, browser, system, address, count, firstAt, lastAt }) => ({
    id,
    kind,
    browser: known(browser),
    system: known(system),
    address: known(address),
    count,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}
