/** A typed amount ("59,99", "59.99") in the smallest unit; undefined where it is none, nothing, or more than is left. */
export function amountOf(typed: string, left: number): number | undefined {
  const [, whole, part = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return amount > 0 && amount <= left ? amount : undefined;
}
