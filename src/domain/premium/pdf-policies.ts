import { isPremiumAt, type Premium } from "../accounts/premium-status.ts";

/** `somebody` is undefined for a visitor. */
export function canDownloadPdf(somebody: Premium | undefined, now: Date): boolean {
  return somebody !== undefined && isPremiumAt(somebody, now);
}
