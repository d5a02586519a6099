import type { Locale } from "../../domain/locale/locale.ts";
import {
  type ArticleId,
  articleIds,
  type InfoId,
  isPlaceholder,
  type PageText,
  placeholderPattern,
  placeholders,
} from "../../web/features/articles/page-text.ts";
import { readFrontMatter, splitFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./render-markdown.ts";
import type { TextFault } from "./text-fault.ts";

/** Legal pages and articles must have the date of their last change. */
const dated: readonly string[] = ["terms", "privacy", "mobilePrivacy", "purchaseTerms", ...articleIds];

export type TextName = { readonly id: InfoId | ArticleId; readonly locale: Locale };

/** One compiled Markdown file, and all faults in it. */
export function readText(
  source: string,
  { id, locale }: TextName,
  file: string,
): { readonly text: PageText; readonly faults: readonly TextFault[] } {
  const faults: TextFault[] = [];
  const report = (line: number, message: string) => faults.push({ file, line, message });
  const text = source.replaceAll("\r\n", "\n");
  for (const [index, line] of text.split("\n").entries()) {
    for (const [, name = ""] of line.matchAll(placeholderPattern)) {
      if (!isPlaceholder(name))
        report(index + 1, `nothing is called {{${name}}}; there are ${placeholders.join(", ")}`);
    }
  }
  const parts = splitFrontMatter(text);
  if (parts === undefined) report(1, "the file must begin with front matter between two lines of ---");
  const { yaml, body, bodyLine } = parts ?? { yaml: "", body: text, bodyLine: 1 };
  const isArticle = articleIds.some((article) => article === id);
  const front = readFrontMatter(
    yaml,
    [
      "title",
      "description",
      ...(dated.includes(id) ? ["updated" as const] : []),
      ...(isArticle ? (["published", "lead"] as const) : []),
    ],
    report,
  );
  const rendered = renderMarkdown(body, locale, bodyLine, report);
  return { text: { ...front, heading: front.heading ?? front.title, ...rendered }, faults };
}
