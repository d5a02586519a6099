import { readFileSync, writeFileSync } from "node:fs";
import { makeBloomFilter } from "./bloom-filter.ts";
import { breachedFilterFile, foldPassword } from "./breached-passwords.ts";

/*
 * Makes the filter of breached passwords anew: node src/providers/passwords/make-breached-filter.ts LIST
 * The list has a password a line, the most used first. The present filter is of the 100,000 of SecLists (MIT licence),
 * Passwords/Common-Credentials/10-million-password-list-top-100000.txt.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("give the list of passwords");
const passwords = new Set(
  readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map(foldPassword),
);
const bytes = makeBloomFilter(passwords).toBytes();
writeFileSync(breachedFilterFile, bytes);
process.stdout.write(`${passwords.size} passwords in ${bytes.length} bytes\n`);
