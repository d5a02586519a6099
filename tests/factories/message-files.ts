import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../src/domain/locale/locale.ts";

export type Variants = { readonly declarations: string[]; readonly match: Readonly<Record<string, string>> };
export type Messages = Readonly<Record<string, string | readonly Variants[]>>;

const folder = join(import.meta.dirname, "../../src/web/i18n/messages");

/** The interface's texts of one language by area, as they stand in src/web/i18n/messages. */
export function readMessageFiles(locale: Locale): readonly { readonly area: string; readonly messages: Messages }[] {
  return readdirSync(folder).map((area) => ({
    area,
    messages: JSON.parse(readFileSync(join(folder, area, `${locale}.json`), "utf8")),
  }));
}

/** The texts of one language, all areas together. */
export function readMessages(locale: Locale): Messages {
  return Object.assign({}, ...readMessageFiles(locale).map(({ messages }) => messages));
}
