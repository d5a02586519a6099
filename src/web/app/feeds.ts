import type { Content } from "../../contract/catalogue.ts";
import { articleIds, infoIds } from "../features/articles/page-text.ts";
import { escapeHtml } from "../features/page/escape-html.ts";
import type { CatalogueSource } from "../features/page/page-context.ts";
import { fallbackLocale } from "../features/page/page-head.ts";
import { alternatesOf, type PathMatch, pageExists } from "../features/page/paths.ts";
import type { SiteConfig } from "../features/page/site-config.ts";
import { manifestLocaleOf, webManifest } from "./manifest.ts";

export type Feed = { readonly type: string; readonly body: string };

/** robots.txt, the web app manifests and the sitemap; undefined for any other path. Rejects as the catalogue does. */
export async function feedOf(
  pathname: string,
  site: SiteConfig,
  catalogue: CatalogueSource,
): Promise<Feed | undefined> {
  if (pathname === "/robots.txt") return { type: "text/plain; charset=utf-8", body: robotsText(site.publicUrl) };
  const manifestLocale = manifestLocaleOf(pathname);
  if (manifestLocale !== undefined)
    return { type: "application/manifest+json", body: webManifest(site, manifestLocale) };
  if (pathname === sitemapPath) return xml(sitemapOf(await catalogue.get(), site.publicUrl));
  const part = sitemapPartOf(pathname);
  if (part === undefined) return undefined;
  const body = sitemapPart(await catalogue.get(), site.publicUrl, part);
  return body === undefined ? undefined : xml(body);
}

function xml(body: string): Feed {
  return { type: "application/xml; charset=utf-8", body };
}

export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${sitemapPath}\n`;
}

/** Pages in one file; a file may hold 50,000 addresses (sitemaps.org), and each page has one per locale. */
const pagesPerFile = 10_000;

export const sitemapPath = "/sitemap.xml";

/** The number of a part's path, such as /sitemap-2.xml; undefined for any other path. */
export function sitemapPartOf(pathname: string): number | undefined {
  const number = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(pathname)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The sitemap: all pages when they fit into one file, else the index of its parts. */
export function sitemapOf(content: Content, publicUrl: string): string {
  const pages = publicPages(content);
  if (pages.length <= pagesPerFile) return urlSet(pages, publicUrl);
  const parts = Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, index) => index + 1);
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>`,
  );
  return `${prolog}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`;
}

/** One part of a sitemap that has an index; undefined where there is no such part. */
export function sitemapPart(content: Content, publicUrl: string, part: number): string | undefined {
  const pages = publicPages(content);
  const wanted = pages.slice((part - 1) * pagesPerFile, part * pagesPerFile);
  return pages.length <= pagesPerFile || wanted.length === 0 ? undefined : urlSet(wanted, publicUrl);
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';

function publicPages(content: Content): PathMatch[] {
  const locale = fallbackLocale;
  const pages: PathMatch[] = [
    { id: "home", locale, params: {} },
    { id: "series", locale, params: {} },
    { id: "movies", locale, params: {} },
    { id: "levelTest", locale, params: {} },
    { id: "watchPlan", locale, params: {} },
    { id: "bring", locale, params: {} },
    { id: "contact", locale, params: {} },
    ...content.seriesList.flatMap(({ combinedUrl: url, seasons }): PathMatch[] => [
      { id: "seriesDetail", locale, params: { url } },
      ...seasons.flatMap(({ seasonNumber: season, episodes }) =>
        episodes.map(
          ({ episodeNumber: episode }): PathMatch => ({ id: "episode", locale, params: { url, season, episode } }),
        ),
      ),
    ]),
    ...content.movieList.map(({ combinedUrl: url }): PathMatch => ({ id: "movieDetail", locale, params: { url } })),
  ];
  const texts = [...infoIds, "blog" as const, ...articleIds].map((id): PathMatch => ({ id, locale, params: {} }));
  return [...pages, ...texts].filter(({ id }) => pageExists(id));
}

function urlSet(pages: readonly PathMatch[], publicUrl: string): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const entries = pages.flatMap((page) => urlEntries(page, publicUrl));
  return `${prolog}<urlset ${namespaces}>${entries.join("\n")}</urlset>`;
}

/** An entry for each locale of a page, each with links to all of them. */
function urlEntries(page: PathMatch, publicUrl: string): string[] {
  const addresses = alternatesOf(page).map(({ locale, path }) => ({ locale, url: escapeHtml(publicUrl + path) }));
  const links = addresses.flatMap(({ locale, url }) => [
    alternateLink(locale, url),
    ...(locale === fallbackLocale ? [alternateLink("x-default", url)] : []),
  ]);
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${links.join("")}</url>`);
}

function alternateLink(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
}
