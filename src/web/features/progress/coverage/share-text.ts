import { isEnoughKnown } from "../../../../domain/progress/knowledge.ts";
import { m } from "../../../i18n/generated/messages.js";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { percentText } from "../../../i18n/texts.ts";
import type { UserData } from "../../accounts/session/user-data.ts";

/** A share from 0 to 1 as whole percent, rounded down: 95 % appears only where it is reached. */
export function shareText(share: number): string {
  return percentText(wholePercent(share) / 100);
}

/** The share as the object of “understand”. In Turkish the number takes a suffix with vowel harmony: %87’sini. */
export function understoodShareText(share: number): string {
  return getLocale() === "tr" ? `${shareText(share)}’${endingOf(wholePercent(share))}` : shareText(share);
}

/** The share as a subject: %87’si in Turkish. */
export function familiarShareText(share: number): string {
  // Its suffixes are those of an object without the last two letters: sini, si.
  return getLocale() === "tr" ? understoodShareText(share).slice(0, -2) : shareText(share);
}

type Marks = Pick<UserData, "knownList" | "unknownList" | "knownLevel">;

/** Shares are understood once enough is known of the user, before that they are familiar. */
export function meaningOfShares({ knownList, unknownList = [], knownLevel = 0 }: Marks): "familiar" | "understood" {
  const isEnough = isEnoughKnown({ marks: knownList.length + unknownList.length, level: knownLevel });
  return isEnough ? "understood" : "familiar";
}

/** "You understand 87 % of what’s said", or that it is familiar. */
export function coverageText(share: number, user: Marks): string {
  return meaningOfShares(user) === "understood"
    ? m.coverage_share({ percent: understoodShareText(share) })
    : m.coverage_familiar({ percent: familiarShareText(share) });
}

function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-6);
}

/** Suffixes by the last word of the number: sıfır, on, yirmi … yüz, and bir, iki, üç … */
const tens = ["ını", "unu", "sini", "unu", "ını", "sini", "ını", "ini", "ini", "ını", "ünü"];
const ones = ["", "ini", "sini", "ünü", "ünü", "ini", "sını", "sini", "ini", "unu"];

function endingOf(percent: number): string {
  return ones[percent % 10] || (tens[percent / 10] ?? "");
}
