import { sitemapPath } from "./sitemap.ts";

export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}${sitemapPath}\n`;
}
