import type { CatalogueSource } from "../../features/page/page-context.ts";
import type { SiteConfig } from "../../features/page/site-config.ts";
import { robotsText } from "./robots.ts";
import { sitemapOf, sitemapPart, sitemapPartOf, sitemapPath } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

export type Feed = { readonly type: string; readonly body: string };

/** The files that are made for machines; undefined for any other path. Rejects where the catalogue does. */
export async function feedOf(
  pathname: string,
  site: SiteConfig,
  catalogue: CatalogueSource,
): Promise<Feed | undefined> {
  if (pathname === "/robots.txt") return { type: "text/plain; charset=utf-8", body: robotsText(site.publicUrl) };
  if (pathname === "/manifest.webmanifest") return { type: "application/manifest+json", body: webManifest(site) };
  if (pathname === sitemapPath) return xml(sitemapOf(await catalogue.get(), site.publicUrl));
  const part = sitemapPartOf(pathname);
  if (part === undefined) return undefined;
  const body = sitemapPart(await catalogue.get(), site.publicUrl, part);
  return body === undefined ? undefined : xml(body);
}

function xml(body: string): Feed {
  return { type: "application/xml; charset=utf-8", body };
}
