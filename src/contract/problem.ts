import { z } from "zod";
import type { KnownFileFault } from "../domain/progress/known-import/known-file.ts";

/** Stable codes of every error answer; programs act on them, people read `detail`. */
export const problemCodes = [
  "invalid",
  "unauthorized",
  "login.wrong",
  "passkey.wrong",
  "google.unknown_mail",
  "forbidden",
  "account.blocked",
  "passkey.required",
  "second_factor.required",
  "second_factor.again",
  "premium.required",
  "coupon.unknown",
  "payment.unavailable",
  "not_found",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Why a request was put off or refused (429, 503) though nothing is wrong with it; `detail` says it in words. */
export const problemReasons = [
  /** Too many expensive requests are under way. */
  "busy",
  /** The database took too long. */
  "slow",
  /** Expensive requests of the same person or address are under way. */
  "running",
  /** The person or the address has used up its day. */
  "daily",
  /** There is no room for further generated lists. */
  "full",
  /** An order that the person has begun has the coupon until its page closes. */
  "held",
] as const;

export type ProblemReason = (typeof problemReasons)[number];

/**
 * Stable codes of what is wrong with one field. A check of the contract has its code as its message; use cases refuse
 * with some of them too. The last six are of checks that have no code of their own.
 */
export const fieldCodes = [
  "login.long",
  "username.short",
  "username.long",
  "username.characters",
  "username.taken",
  "profile.changed",
  "mail.invalid",
  "mail.taken",
  "mail.same",
  "password.rule",
  "password.long",
  "password.common",
  "password.repeat",
  "password.wrong",
  "password.none",
  "proof.required",
  "passkey.limit",
  "passkey.taken",
  "passkey.none",
  "mail.unverified",
  "terms.required",
  "code.unknown",
  "code.used",
  "code.expired",
  "timeZone.soon",
  "timeZone.invalid",
  "google.invalid",
  "google.client",
  "google.mail_unverified",
  "google.account_unverified",
  "google.other_account",
  "google.taken",
  "list.name_empty",
  "list.name_long",
  "list.limit",
  "list.full",
  "list.room",
  "list.unverified",
  "list.word_long",
  "list.one_source",
  "file.no_subtitle",
  "file.cues",
  "quiz.words",
  "quiz.long",
  "quiz.over",
  "tour.over",
  "question.changed",
  "poll.no_selection",
  "poll.voted",
  "coupon.invalid",
  "phone.invalid",
  "country.invalid",
  "premium.lifetime",
  "gift.unknown",
  "gift.used",
  "gift.expired",
  "required",
  "unknown",
  "type",
  "minimum",
  "maximum",
  "invalid",
] as const;

/** Those of titles that people bring: no form checks them, so that their texts are in no page. */
export const mySeriesFieldCodes = [
  "file.foreign",
  "file.zip",
  "file.large",
  "brought.open",
  "brought.day",
  "brought.titles",
  "brought.episodes",
  "brought.double",
  "brought.unplaced",
] as const;

/** Those of the console's calls alone: their texts are in no page of learners. */
export const consoleFieldCodes = [
  "second_factor.wrong",
  "second_factor.set_up",
  "second_factor.none",
  "second_factor.invitation",
  "second_factor.passkey",
  "invitation.wrong",
  "invitation.role",
  "cursor.invalid",
  "name.taken",
  "poster.invalid",
  "poll.option_voted",
  "poll.option_unknown",
  "poll.wish_unknown",
  "coupon.taken",
  "coupon.discount",
  "role.self",
  "premium.revoked",
  "import.gone",
  "refund.too_large",
  "import.busy",
  "episode.taken",
  "episode.film",
  "month.granted",
  "month.unseen",
  "month.sent",
  "answer.sent",
] as const;

/** Those of files of known words: no form checks them, so that their texts are in no page. */
export const knownFileFieldCodes = [
  "known.empty",
  "known.kind",
  "known.zip",
  "known.package",
  "known.newer",
  "known.damaged",
  "known.unsafe",
  "known.unpacked",
  "known.notes",
  "known.slow",
] as const satisfies readonly KnownFileFault[];

export type FieldCode = (typeof fieldCodes)[number];

type TextlessFieldCode =
  | (typeof mySeriesFieldCodes)[number]
  | (typeof knownFileFieldCodes)[number]
  | (typeof consoleFieldCodes)[number];

export function isFieldCode(text: string): text is FieldCode | TextlessFieldCode {
  return [...fieldCodes, ...mySeriesFieldCodes, ...knownFileFieldCodes, ...consoleFieldCodes].some(
    (code) => code === text,
  );
}

/** RFC 9457 problem details; `detail` and `message` are in the language of the `lang` header. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(problemCodes),
    reason: z.enum(problemReasons).optional().describe("Why a request that nothing is wrong with is put off"),
    errors: z
      .array(
        z.object({
          field: z.string(),
          code: z.string(),
          message: z.string(),
          detail: z
            .string()
            .optional()
            .describe("What is at fault: a file by its name, a text or number of a lexicon's entry (`entry.`)"),
        }),
      )
      .optional(),
  })
  .meta({ id: "Problem" });

export type Problem = z.infer<typeof problem>;
