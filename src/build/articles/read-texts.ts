import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isLocale, type Locale, locales } from "../../domain/locale/locale.ts";
import {
  type ArticleCard,
  type ArticleId,
  articleIds,
  type InfoId,
  infoIds,
} from "../../web/features/articles/page-text.ts";
import { pageExists } from "../../web/features/page/paths.ts";
import { readText, type TextName } from "./read-text.ts";
import type { TextFault } from "./text-fault.ts";

const folders = { pages: infoIds, articles: articleIds } as const;

type Folder = keyof typeof folders;

/** The page and language of a file name such as pages/terms.tr.md; undefined for any other name. */
export function textNameOf(file: string): TextName | undefined {
  const [, folder, name, locale] = /(?:^|[\\/])(pages|articles)[\\/]([^\\/.]+)\.([^\\/.]+)\.md$/.exec(file) ?? [];
  if ((folder !== "pages" && folder !== "articles") || !isLocale(locale ?? "")) return undefined;
  const known: readonly (InfoId | ArticleId)[] = folders[folder];
  const id = known.find((one) => one === name);
  const found = locales.find((one) => one === locale);
  return id === undefined || found === undefined ? undefined : { id, locale: found };
}

export function textFileOf(folder: string, { id, locale }: TextName): string {
  const place: Folder = articleIds.some((article) => article === id) ? "articles" : "pages";
  return path.join(folder, place, `${id}.${locale}.md`);
}

/** All faults of the texts in a content folder, with missing languages and stray files. */
export function checkTexts(folder: string): TextFault[] {
  const faults: TextFault[] = [];
  for (const place of Object.keys(folders)) {
    if (!existsSync(path.join(folder, place))) continue;
    for (const name of readdirSync(path.join(folder, place))) {
      const file = path.join(folder, place, name);
      const textName = textNameOf(file);
      if (textName !== undefined) faults.push(...readText(readFileSync(file, "utf8"), textName, file).faults);
      else if (name.endsWith(".md")) faults.push({ file, line: 1, message: "no page has a text of this name" });
    }
  }
  for (const id of [...infoIds, ...articleIds]) {
    const missing = locales.filter((locale) => !existsSync(textFileOf(folder, { id, locale })));
    if (missing.length === 0 || (!pageExists(id) && missing.length === locales.length)) continue;
    for (const locale of missing) {
      faults.push({ file: textFileOf(folder, { id, locale }), line: 1, message: "the file is missing" });
    }
  }
  return faults;
}

/** The articles that exist in a language, in the order of the blog. */
export function readArticleCards(folder: string, locale: Locale): ArticleCard[] {
  return articleIds.flatMap((id) => {
    const file = textFileOf(folder, { id, locale });
    if (!pageExists(id) || !existsSync(file)) return [];
    const { title, lead, description, published, minutes } = readText(
      readFileSync(file, "utf8"),
      { id, locale },
      file,
    ).text;
    return [{ id, title, description, minutes, ...(lead && { lead }), ...(published && { published }) }];
  });
}
