/**
 * A text normalised for search: lower case, without accents and Turkish or Spanish marks, so that
 * "Istanbul", "İstanbul" and "ıstanbul", "nino" and "Niño" are the same.
 */
export function fold(text: string): string {
  return text
    .replace(/[Iİı]/g, "i")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}
