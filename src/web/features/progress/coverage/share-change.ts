import { m } from "../../../i18n/generated/messages.js";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { shareText } from "./share-text.ts";

type ShareChange = { readonly shareBefore: number; readonly shareAfter: number };

/** A share that grows, as texts; with a decimal where whole percent would hide that it does. Not in the first load. */
export function shareTexts({ shareBefore, shareAfter }: ShareChange): { before: string; after: string } {
  const whole = { before: shareText(shareBefore), after: shareText(shareAfter) };
  if (shareBefore >= shareAfter || whole.before !== whole.after) return whole;
  const { format } = new Intl.NumberFormat(getLocale(), {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const text = (share: number) => format(Math.floor(share * 1000 + 1e-6) / 1000);
  return { before: text(shareBefore), after: text(shareAfter) };
}

/** "Learning another 5 %", with a decimal below one percent; empty where there is nothing to speak of. */
export function learningText(learning: number): string {
  if (learning < 0.005) return "";
  const digits = learning < 0.01 ? 1 : 0;
  const { format } = new Intl.NumberFormat(getLocale(), { style: "percent", maximumFractionDigits: digits });
  return m.coverage_learning({ percent: format(learning) });
}
