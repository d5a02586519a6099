import { type Locale, locales } from "../../domain/locale/locale.ts";
import { themeColors } from "../design/theme.ts";
import { pathOf } from "../features/page/paths.ts";
import type { SiteConfig } from "../features/page/site-config.ts";
import { m } from "../i18n/generated/messages.js";

/** The locale of a path of the web app manifest, of which each language has its own; undefined for any other path. */
export function manifestLocaleOf(pathname: string): Locale | undefined {
  return locales.find((locale) => manifestPath(locale) === pathname);
}

export function manifestPath(locale: Locale): string {
  return `${locale === "tr" ? "" : `/${locale}`}/manifest.webmanifest`;
}

const png = (src: string, size: number) => ({ src, type: "image/png", sizes: `${size}x${size}` });

/** Of the pages as they are, made by tests/load/screenshots.ts. */
const screenshot = (locale: Locale, shape: "narrow" | "wide", sizes: string) => ({
  src: `/screenshots/${shape}.${locale}.webp`,
  type: "image/webp",
  sizes,
  form_factor: shape,
});

/** The web app manifest (W3C Application Manifest; share_target: W3C Web Share Target). */
export function webManifest(site: SiteConfig, locale: Locale): string {
  const texts = { locale };
  const home = pathOf("home", locale);
  return JSON.stringify({
    // The same in every language: it is one app, in the language in which it was installed.
    id: "/",
    name: site.name,
    short_name: site.name,
    description: m.home_description({}, texts),
    lang: locale,
    start_url: home,
    scope: "/",
    display: "standalone",
    categories: ["education"],
    background_color: themeColors.light,
    theme_color: "#141c28",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    screenshots: [screenshot(locale, "narrow", "390x844"), screenshot(locale, "wide", "1280x800")],
    shortcuts: [
      { name: m.review_title({}, texts), url: pathOf("review", locale), icons: [png("/icon-192.png", 192)] },
      { name: m.tonight_heading_ask({}, texts), url: `${home}?tonight`, icons: [png("/icon-192.png", 192)] },
    ],
    // The service worker takes it (src/worker/share.ts).
    share_target: {
      action: pathOf("bring", locale),
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url", files: [{ name: "file", accept: sharedKinds }] },
    },
  });
}

/** Programs know subtitles by many names. */
const sharedKinds = [
  ".srt",
  ".vtt",
  ".sbv",
  ".ass",
  ".ssa",
  ".zip",
  "application/x-subrip",
  "text/vtt",
  "text/plain",
  "application/zip",
];
