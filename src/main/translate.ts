import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "../domain/locale/locale.ts";
import { createTranslate, type Translate } from "../domain/locale/translate.ts";

const messagesFolder = path.resolve(import.meta.dirname, "../web/i18n/messages");

/** The areas whose messages the server itself sends, in answers, mails, receipts and PDFs. */
const serverAreas = [
  "problems",
  "mails",
  "lists",
  "titles",
  "receipts",
  "words",
  "pdf",
  "exports",
  "reports",
  "reminders",
  "my-series",
];

/** The messages that the server sends. Plural messages are for pages only and are left out. */
export function loadTranslate(): Translate {
  const read = (locale: Locale): ReadonlyMap<string, string> => {
    const entries = serverAreas.flatMap((area) => {
      const parsed: unknown = JSON.parse(readFileSync(path.join(messagesFolder, area, `${locale}.json`), "utf8"));
      return Object.entries(parsed ?? {});
    });
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  };
  return createTranslate({ tr: read("tr"), en: read("en"), es: read("es") });
}
