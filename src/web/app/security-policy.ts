import { createHash } from "node:crypto";
import type { Content } from "../../contract/catalogue.ts";

const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;

export type SecuredDocument = { readonly html: string; readonly policy: string };

type ForeignOrigins = { readonly pictureOrigins?: readonly string[]; readonly frameOrigins?: readonly string[] };

/**
 * A document and its Content-Security-Policy: this origin, pictures from `pictureOrigins`, frames from `frameOrigins`,
 * and our own inline scripts and styles by their hashes. Ours are those that were rendered with the nonce, which nobody
 * knows who puts markup into a text; it is taken out, since a cached document would tell it. Data blocks are not
 * executed and need no hash.
 */
export function secureDocument(
  html: string,
  nonce: string,
  { pictureOrigins = [], frameOrigins = [] }: ForeignOrigins = {},
): SecuredDocument {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { groups } of html.matchAll(inlineElement)) {
    const { name, attributes = "", text = "" } = groups ?? {};
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    hashes[name === "style" ? "style" : "script"].add(hash);
  }
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script].join(" "),
    ["style-src 'self'", ...hashes.style].join(" "),
    ["img-src 'self' data:", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    ...(frameOrigins.length === 0 ? [] : [["frame-src", ...frameOrigins].join(" ")]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
  return { html: html.replaceAll(mark, ""), policy };
}

/** Where the operator's own posters are. Every page names all, as it may lead to every title without a new document. */
export function posterOriginsOf(catalogue: Content | undefined): readonly string[] {
  const titles = [...(catalogue?.seriesList ?? []), ...(catalogue?.movieList ?? [])];
  return [...new Set(titles.flatMap(({ posterUrl }) => originsOf(posterUrl)))];
}

/** None for a poster of this site. */
function originsOf(posterUrl: string | null): string[] {
  return posterUrl === null || posterUrl.startsWith("/") ? [] : [new URL(posterUrl).origin];
}
