/** One letter too many, too few or wrong, or two neighbours exchanged (Damerau's four slips). */
export function isOneSlip(written: string, wanted: string): boolean {
  const a = [...written];
  const b = [...wanted];
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = b.findIndex((letter, at) => letter !== a[at]);
  const from = start === -1 ? b.length : start;
  const same = (skipA: number, skipB: number) => a.slice(from + skipA).join("") === b.slice(from + skipB).join("");
  if (a.length > b.length) return same(1, 0);
  if (a.length < b.length) return same(0, 1);
  if (from === b.length) return false;
  return same(1, 1) || (a[from] === b[from + 1] && a[from + 1] === b[from] && same(2, 2));
}
