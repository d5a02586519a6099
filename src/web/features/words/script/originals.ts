/** Addresses of the titles that were written for this site and are to be read: their scripts are in content/catalogue. */
const originals: readonly string[] = ["a-list-of-quiet-things", "four-hundred-umbrellas"];

/** Whether a title is one that nobody has filmed. */
export function isOriginal(combinedUrl: string): boolean {
  return originals.includes(combinedUrl);
}
