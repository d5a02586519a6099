import { z } from "zod";
import { isCommonPassword } from "../../domain/accounts/common-password.ts";
import { isStrongEnough, passwordLength } from "../../domain/accounts/password-rule.ts";
import { timeZoneOf } from "../../domain/accounts/time-zone.ts";
import { usernameLength, usernamePattern } from "../../domain/accounts/username.ts";
import { hasPlainLetters } from "../../domain/accounts/username-skeleton.ts";

// The message of a check is a field code of problem.ts; its text is in the i18n messages.

export const username = z
  .string()
  .trim()
  .normalize("NFKC")
  .regex(usernamePattern, "username.characters")
  // One fault is told once.
  .refine((value) => !usernamePattern.test(value) || hasPlainLetters(value), "username.characters")
  .min(usernameLength.min, "username.short")
  .max(usernameLength.max, "username.long")
  .describe("3 to 30 letters and digits; unique regardless of case");

export const mail = z.string().trim().max(254, "mail.invalid").pipe(z.email("mail.invalid"));

/** A password to be set. */
export const newPassword = z
  .string()
  .max(2 * passwordLength.max, "password.long")
  .refine((value) => [...value].length <= passwordLength.max, { error: "password.long", abort: true })
  .refine(isStrongEnough, "password.rule")
  .refine((value) => !isCommonPassword(value), "password.common")
  .describe("8 to 128 characters with an upper-case letter, a lower-case letter and a digit; none of the most used");

/** A password to be compared; none longer than can be set, since hashing costs time. */
export const givenPassword = z
  .string()
  .min(1, "required")
  .max(2 * passwordLength.max, "password.long");

export const timeZone = z
  .string()
  .max(64, "timeZone.invalid")
  .transform((name, context) => {
    const zone = timeZoneOf(name);
    if (zone !== undefined) return zone;
    context.addIssue({ code: "custom", message: "timeZone.invalid" });
    return z.NEVER;
  })
  .meta({ description: "IANA name, such as Europe/Istanbul" });

/** Arguments of `refine`: a password equals its repetition. Checked although other fields are invalid. */
export function repeats<Name extends string, Repeat extends string>(name: Name, repeat: Repeat) {
  const isSame = (value: { readonly [Key in Name | Repeat]: string }) => value[name] === value[repeat];
  const areThere = ({ value }: { value: unknown }) =>
    typeof value === "object" && value !== null && name in value && repeat in value;
  const path: PropertyKey[] = [repeat];
  return [isSame, { error: "password.repeat", path, when: areThere }] as const;
}

export const passwordRepeat = z.string().max(2 * passwordLength.max, "password.repeat");

/** The code of the link in a mail. */
export const mailCode = z.string().min(1, "required").max(100, "code.unknown");
