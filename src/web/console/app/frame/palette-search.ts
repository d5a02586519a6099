/** Letters as they are typed without looking: no case, no accents, dotless i as i. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ı", "i").normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether each word that was typed begins a word of a text. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const parts = plain(typed)
    .split(/\s+/)
    .filter((part) => part !== "");
  return parts.every((part) => words.some((word) => word.startsWith(part)));
}

/** Where a key leads in a list that goes round; undefined for other keys. */
export function moved(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  const place = Math.min(at, length - 1);
  if (key === "ArrowDown") return (place + 1) % length;
  if (key === "ArrowUp") return (place + length - 1) % length;
  return undefined;
}
