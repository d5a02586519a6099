import { Marked, type Token, type Tokens } from "marked";
import type { Locale } from "../../domain/locale/locale.ts";
import { type PageText, placeholderPattern, type TextBlock } from "../../web/features/articles/page-text.ts";
import { escapeHtml } from "../../web/features/page/escape-html.ts";
import { pageExists, pathIds, patternOf } from "../../web/features/page/paths.ts";
import { fold } from "../../web/i18n/fold.ts";
import type { ReportFault } from "./text-fault.ts";

type Rendered = Pick<PageText, "contents" | "blocks" | "minutes">;

const wordsPerMinute = 200;

/**
 * Renders Markdown, from second-level headings on, as the blocks of a page: headings get ids, links to pages their
 * addresses in this language; placeholders stay. `firstLine` is the line of the file on which the Markdown starts.
 */
export function renderMarkdown(body: string, locale: Locale, firstLine: number, report: ReportFault): Rendered {
  const contents: { id: string; text: string }[] = [];
  const ids = new Set<string>();
  let line = firstLine;
  let lastHeading = { id: "", depth: 1 };

  const reportIn = (block: string, part: string, message: string) => {
    const before = block.slice(0, Math.max(0, block.indexOf(part)));
    report(line + before.split("\n").length - 1, message);
  };
  let current: Token | undefined;
  const fault = (part: string, message: string) => reportIn(current?.raw ?? "", part, message);

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ depth, tokens, raw }: Tokens.Heading) {
        const text = plainTextOf(tokens);
        if (depth === 1) fault(raw, "the main heading comes from the front matter; begin with ##");
        else if (depth > lastHeading.depth + 1) {
          fault(raw, `a heading of rank ${depth} cannot follow one of rank ${lastHeading.depth}`);
        }
        const id = uniqueId(text, ids);
        lastHeading = { id, depth };
        if (depth === 2) contents.push({ id, text });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html({ raw }: Tokens.HTML | Tokens.Tag) {
        fault(raw, `HTML is not allowed in a text: ${raw.trim().slice(0, 40)}`);
        return "";
      },
      image({ raw }: Tokens.Image) {
        fault(raw, "pictures cannot be shown in a text");
        return "";
      },
      link({ href, tokens, raw }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const link = resolveLink(href, locale);
        if (link.kind === "fault") fault(raw, link.message);
        if (link.kind === "fault" || link.kind === "none") return text;
        const relation = link.kind === "outside" && href.startsWith("https:") ? ' rel="noopener"' : "";
        return `<a href="${escapeHtml(link.href)}"${relation}>${text}</a>`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = ({ tokens, align }: Tokens.TableCell, scope: "col" | "row" | undefined) => {
          const side = align === "right" || align === "center" ? ` data-align="${align}"` : "";
          const text = this.parser.parseInline(tokens);
          return scope === undefined || text === ""
            ? `<td${side}>${text}</td>`
            : `<th scope="${scope}"${side}>${text}</th>`;
        };
        const row = (cells: readonly string[]) => `<tr>${cells.join("")}</tr>`;
        const head = row(header.map((one) => cell(one, "col")));
        // Without a heading of its own, the first column has the row headers.
        const hasRowHeaders = header[0]?.text === "";
        const bodyRows = rows.map((cells) =>
          row(cells.map((one, index) => cell(one, hasRowHeaders && index === 0 ? "row" : undefined))),
        );
        const name = lastHeading.id === "" ? "" : ` role="group" aria-labelledby="${lastHeading.id}"`;
        // The container is focusable, so that a wide table can be scrolled by keyboard.
        return `<div class="table-frame" tabindex="0"${name}><table><thead>${head}</thead><tbody>${bodyRows.join("")}</tbody></table></div>\n`;
      },
      blockquote({ tokens }: Tokens.Blockquote) {
        return `<div role="note">${this.parser.parse(tokens)}</div>\n`;
      },
      hr: () => "<hr>\n",
      br: () => "<br>",
    },
  });

  const blocks: TextBlock[] = [];
  const addHtml = (html: string) => {
    const last = blocks.at(-1);
    if (last?.kind === "html") blocks[blocks.length - 1] = { kind: "html", html: last.html + html };
    else if (html !== "") blocks.push({ kind: "html", html });
  };
  for (const token of marked.lexer(body)) {
    current = token;
    const directive = token.type === "paragraph" ? parseDirective(token.raw) : undefined;
    if (directive === undefined) addHtml(withMailLinks(marked.parser([token])));
    else if (typeof directive === "string") fault(token.raw, directive);
    else blocks.push(directive);
    line += token.raw.split("\n").length - 1;
  }
  for (const { text, at } of anchorsOf(blocks)) {
    if (!ids.has(at)) report(firstLine, `"#${at}" is no heading of this page (link "${text}")`);
  }
  const words = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return { contents, blocks, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
}

/** Makes the contact address a link where a text only names it. */
function withMailLinks(html: string): string {
  return html.replace(/<a [^>]*>.*?<\/a>|\{\{\s*contactMail\s*\}\}/gs, (found) =>
    found.startsWith("<") ? found : `<a href="mailto:${found}">${found}</a>`,
  );
}

function plainTextOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ("tokens" in token && token.tokens ? plainTextOf(token.tokens) : "text" in token ? token.text : ""))
    .join("");
}

function uniqueId(text: string, taken: Set<string>): string {
  const base =
    fold(text.replace(placeholderPattern, "$1"))
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "part";
  // The page's own ids are single words.
  const wanted = /^(content|words)$/.test(base) ? `${base}-part` : base;
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

function anchorsOf(blocks: readonly TextBlock[]): { at: string; text: string }[] {
  const html = blocks.map((block) => (block.kind === "html" ? block.html : "")).join("");
  return [...html.matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)/g)].map(([, at = "", text = ""]) => ({ at, text }));
}

/** Parses a line such as `::words{level=1}`; a string is the error message. Undefined for prose. */
export function parseDirective(paragraph: string): TextBlock | string | undefined {
  const line = paragraph.trim();
  if (!line.startsWith("::")) return undefined;
  if (line === "::packages") return { kind: "packages" };
  if (line === "::easy-titles") return { kind: "easyTitles" };
  const level = /^::words\{level=([1-5])\}$/.exec(line)?.[1];
  if (level !== undefined) return { kind: "words", level: Number(level) };
  const [, kind, list] = /^::(parts|speech)\{list=(common|academic)\}$/.exec(line) ?? [];
  if ((kind === "parts" || kind === "speech") && (list === "common" || list === "academic")) return { kind, list };
  const known = ["::packages", "::easy-titles", "::words{level=1…5}", "::parts{list=…}", "::speech{list=…}"];
  return `"${line.split("\n")[0]}" is none of ${known.join(", ")} (lists: common, academic)`;
}

/** The target of a link in a text: "page" is one of this site, "none" a page that does not exist yet. */
export type ResolvedLink =
  | { readonly kind: "page" | "outside" | "anchor"; readonly href: string }
  | { readonly kind: "none" }
  | { readonly kind: "fault"; readonly message: string };

/** Resolves `page:terms`, `page:privacy#cookies`, `#anchor`, `https://…` and `mailto:…`; everything else is a fault. */
export function resolveLink(href: string, locale: Locale): ResolvedLink {
  if (href.startsWith("#")) return { kind: "anchor", href };
  if (href.startsWith("https://") || href.startsWith("mailto:")) return { kind: "outside", href };
  const target = /^page:([^#]*)(#.+)?$/.exec(href);
  if (target === null) {
    return { kind: "fault", message: `the link "${href}" is none of page:<id>, #<heading>, https://… and mailto:…` };
  }
  const [, name = "", hash = ""] = target;
  const id = pathIds.find((known) => known === name);
  if (id === undefined) return { kind: "fault", message: `no page is called "${name}"` };
  const path = patternOf(id, locale);
  if (path === undefined || path.includes(":")) {
    return { kind: "fault", message: `"${name}" is no single page that a text could link to` };
  }
  return pageExists(id) ? { kind: "page", href: path + hash } : { kind: "none" };
}
