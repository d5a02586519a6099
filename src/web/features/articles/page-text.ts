import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import type { PathId } from "../page/paths.ts";

/** Pages that are a text of content/pages. */
export const infoIds = [
  "about",
  "howItWorks",
  "references",
  "terms",
  "privacy",
  "mobilePrivacy",
  "purchaseTerms",
] as const satisfies readonly PathId[];

/** Articles of content/articles, as the blog lists them. */
export const articleIds = [
  "blogGuide",
  "blogWordsA1",
  "blogEasySeries",
  "blogWords5000",
  "blogAcademicWords",
] as const satisfies readonly PathId[];

export type InfoId = (typeof infoIds)[number];
export type ArticleId = (typeof articleIds)[number];

/** A block of a page: HTML with placeholders (see fill-placeholders), or a component. */
export type TextBlock =
  | { readonly kind: "html"; readonly html: string }
  /** The lexicon's entries of a level, 1 to 5. */
  | { readonly kind: "words"; readonly level: number }
  /** A list of the site in parts that open one at a time. */
  | { readonly kind: "parts"; readonly list: SiteListName }
  /** How much of what is said in the catalogue are words of a list. */
  | { readonly kind: "speech"; readonly list: SiteListName }
  /** The easiest titles of the catalogue. */
  | { readonly kind: "easyTitles" }
  /** The packages that the site is made with, and their licences. */
  | { readonly kind: "packages" };

/** A compiled Markdown file; all texts but the blocks' HTML are plain text and may have placeholders. */
export type PageText = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly heading: string;
  readonly lead?: string;
  /** Days such as 2026-11-21. */
  readonly published?: string;
  readonly updated?: string;
  /** Reading time. */
  readonly minutes: number;
  /** The second-level headings. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly blocks: readonly TextBlock[];
};

/** An article as the blog's index shows it. */
export type ArticleCard = Pick<PageText, "title" | "lead" | "description" | "published" | "minutes"> & {
  readonly id: ArticleId;
};

/** Values of the operator's configuration, written as `{{name}}` in a text. */
export const placeholders = [
  "siteName",
  "contactMail",
  "publicUrl",
  "legalName",
  "legalAddress",
  "legalCountry",
] as const;

export type Placeholder = (typeof placeholders)[number];

export const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

export function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((known) => known === name);
}

/** A package or data set that the site uses. */
export type UsedPackage = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression where there is one. */
  readonly licence: string;
  /** Its home page, if it has one. */
  readonly url?: string;
};

export type PackageGroupKind = "data" | "fonts" | "direct" | "indirect";

export type PackageGroup = { readonly kind: PackageGroupKind; readonly packages: readonly UsedPackage[] };
