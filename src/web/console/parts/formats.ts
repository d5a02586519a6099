import { type Money, priceText } from "../../../domain/premium/plans.ts";
import { type ConsoleLanguage, useConsoleLanguage } from "../messages.ts";

export type Formats = {
  number(value: number): string;
  percent(share: number): string;
  money(money: Money): string;
  /** Such as "22 Kas 12:30", with the year where it is another. */
  moment(iso: string): string;
  /** A day without its time: "22 Kas". */
  day(iso: string): string;
  /** A day with its year: "22 Kas 2026". */
  date(iso: string): string;
  /** Such as "Kasım 2026" for "2026-11". */
  month(month: string): string;
  /** Such as "3 dakika önce". */
  ago(iso: string, now?: number): string;
  bytes(count: number): string;
};

const made = new Map<ConsoleLanguage, Formats>();

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

function makeFormats(language: ConsoleLanguage): Formats {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  const moment = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const full = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const bytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    money: (money) => priceText(money, language),
    moment(iso) {
      const date = new Date(iso);
      return (date.getFullYear() === new Date().getFullYear() ? moment : full).format(date);
    },
    date: (iso) => date.format(new Date(iso)),
    // A date without a time would be read as midnight UTC.
    day: (iso) => day.format(new Date(iso.length === 10 ? `${iso}T12:00:00` : iso)),
    month: (text) => month.format(new Date(`${text}-15`)),
    ago(iso, now = Date.now()) {
      const past = new Date(iso).getTime() - now;
      const [unit, length] = units.find(([, size]) => Math.abs(past) >= size) ?? (["second", 1000] as const);
      return relative.format(Math.round(past / length), unit);
    },
    bytes(count) {
      const power = Math.min(3, Math.floor(Math.log2(Math.max(1, count)) / 10));
      return `${bytes.format(count / 1024 ** power)} ${["B", "KB", "MB", "GB"][power]}`;
    },
  };
}

/** Numbers, sums of money, dates and sizes in the console's language. */
export function useFormats(): Formats {
  const language = useConsoleLanguage();
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}
