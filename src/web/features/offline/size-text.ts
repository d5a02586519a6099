import { getLocale } from "../../i18n/generated/runtime.js";

/** Bytes as kilobytes, or megabytes with one decimal. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const format = new Intl.NumberFormat(getLocale(), { style: "unit", unit, maximumFractionDigits: isLarge ? 1 : 0 });
  return format.format(Math.max(bytes, 1_000) / (isLarge ? 1_000_000 : 1_000));
}
