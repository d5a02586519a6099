import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../src/domain/locale/locale.ts";

export type Variants = { readonly declarations: string[]; readonly match: Readonly<Record<string, string>> };
export type Messages = Readonly<Record<string, string | readonly Variants[]>>;

export type MessageFile = { readonly area: string; readonly messages: Messages };

const siteFolder = join(import.meta.dirname, "../../src/web/i18n/messages");
/** Its texts are compiled apart, and in two languages. */
const consoleFolder = join(siteFolder, "console");

function readFolder(folder: string, locale: Locale): readonly MessageFile[] {
  return readdirSync(folder)
    .filter((area) => join(folder, area) !== consoleFolder)
    .map((area) => ({ area, messages: JSON.parse(readFileSync(join(folder, area, `${locale}.json`), "utf8")) }));
}

/** The site's texts of one language by area, as they stand in src/web/i18n/messages. */
export function readMessageFiles(locale: Locale): readonly MessageFile[] {
  return readFolder(siteFolder, locale);
}

export function readConsoleMessageFiles(locale: "tr" | "en"): readonly MessageFile[] {
  return readFolder(consoleFolder, locale);
}

/** The texts of one language, all areas together. */
export function readMessages(locale: Locale): Messages {
  return Object.assign({}, ...readMessageFiles(locale).map(({ messages }) => messages));
}
