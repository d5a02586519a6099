import type { Locale } from "../../../domain/locale/locale.ts";
import type { ArticleCard, ArticleId, InfoId, PageText } from "./page-text.ts";

/** Each text is its own file, loaded with its page and language only. */
const texts = import.meta.glob<PageText>("../../../../content/{pages,articles}/*.md", { import: "default" });

/** Undefined where the page has no text in this language. */
export async function loadText(id: InfoId | ArticleId, locale: Locale): Promise<PageText | undefined> {
  const fileIn = (folder: string) => texts[`../../../../content/${folder}/${id}.${locale}.md`];
  return await (fileIn("pages") ?? fileIn("articles"))?.();
}

const cards: Readonly<Record<Locale, () => Promise<{ readonly default: readonly ArticleCard[] }>>> = {
  tr: () => import("virtual:article-cards/tr"),
  en: () => import("virtual:article-cards/en"),
  es: () => import("virtual:article-cards/es"),
};

/** The articles of a language, in the blog's order. */
export async function loadArticleCards(locale: Locale): Promise<readonly ArticleCard[]> {
  return (await cards[locale]()).default;
}
