import { themeColors } from "../../design/theme.ts";
import type { SiteConfig } from "../../features/page/site-config.ts";

/** The web app manifest (W3C Application Manifest). */
export function webManifest(site: SiteConfig): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    lang: "tr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: themeColors.light,
    theme_color: "#141c28",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  });
}
