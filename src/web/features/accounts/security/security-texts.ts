import type { SecurityEvents } from "../../../../contract/accounts/security.ts";
import { m } from "../../../i18n/generated/messages.js";

type SecurityEvent = SecurityEvents[number];

const eventTexts = {
  registered: m.security_event_registered,
  signedIn: m.security_event_signed_in,
  signInFailed: m.security_event_sign_in_failed,
  passwordChanged: m.security_event_password_changed,
  mailChangeRequested: m.security_event_mail_change_requested,
  mailChangeCancelled: m.security_event_mail_change_cancelled,
  mailChanged: m.security_event_mail_changed,
  sessionEnded: m.security_event_session_ended,
  otherSessionsEnded: m.security_event_other_sessions_ended,
  allSessionsEnded: m.security_event_all_sessions_ended,
  googleLinked: m.security_event_google_linked,
  passkeyAdded: m.security_event_passkey_added,
  passkeyRemoved: m.security_event_passkey_removed,
  passkeyRequired: m.security_event_passkey_required,
  passkeyNotRequired: m.security_event_passkey_not_required,
  dataExported: m.security_event_data_exported,
  deletionRequested: m.security_event_deletion_requested,
} satisfies Record<SecurityEvent["kind"], () => string>;

/** What happened, and how often where it was repeated. */
export function eventText({ kind, count }: Pick<SecurityEvent, "kind" | "count">): string {
  return count === 1 ? eventTexts[kind]() : m.security_event_count({ event: eventTexts[kind](), count });
}

type Where = Pick<SecurityEvent, "browser" | "system" | "address">;

/** Browser and system as far as they are known. */
export function deviceText({ browser, system }: Pick<Where, "browser" | "system">): string {
  return [browser, system].filter((part) => part !== null).join(", ") || m.security_device_unknown();
}

/** Device and network of an event. */
export function whereText(where: Where): string {
  return [deviceText(where), where.address].filter((part) => part !== null).join(" · ");
}
