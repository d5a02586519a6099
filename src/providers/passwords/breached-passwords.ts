import { readFileSync } from "node:fs";
import path from "node:path";
import { readBloomFilter } from "./bloom-filter.ts";

/** Made by make-breached-filter.ts. */
export const breachedFilterFile = path.join(import.meta.dirname, "breached.bloom");

/** The form in which passwords are in the filter: whoever adds a capital to a breached password has not changed it much. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** Whether a password is one of the 100,000 most used ones of breaches, in whatever case; wrongly so for 67 in a million. */
export function createBreachedCheck(): (password: string) => boolean {
  const filter = readBloomFilter(readFileSync(breachedFilterFile));
  return (password) => filter.has(foldPassword(password));
}
