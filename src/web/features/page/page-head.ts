import type { MetaDescriptor } from "react-router";
import { type Locale, locales } from "../../../domain/locale/locale.ts";
import { alternatesOf, canonicalPathOf, type PathMatch } from "./paths.ts";
import type { SiteConfig } from "./site-config.ts";

/** The language for users of any other language than the site's three. */
export const fallbackLocale: Locale = "en";

const openGraphLocales: Readonly<Record<Locale, string>> = { tr: "tr_TR", en: "en_US", es: "es_ES" };

/** A schema.org item as JSON-LD. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

export type PageHead = {
  readonly site: SiteConfig;
  readonly match: PathMatch;
  /** Without the site's name, which is appended. */
  readonly title: string;
  readonly description: string;
  readonly openGraphType?: "website" | "article" | "video.tv_show" | "video.episode" | "video.movie";
  readonly structuredData?: readonly StructuredData[];
};

/** The head tags of a public page: title, description, canonical, languages, Open Graph, structured data. */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const { site, match, description, openGraphType = "website", structuredData = [] } = head;
  const title = `${head.title} · ${site.name}`;
  const canonical = site.publicUrl + canonicalPathOf(match);
  const alternates = alternatesOf(match);
  const fallback = alternates.find(({ locale }) => locale === fallbackLocale) ?? alternates[0];
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(({ locale, path }) => alternateLink(locale, site.publicUrl + path)),
    ...(fallback ? [alternateLink("x-default", site.publicUrl + fallback.path)] : []),
    { property: "og:title", content: head.title },
    { property: "og:description", content: description },
    { property: "og:type", content: openGraphType },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: openGraphLocales[match.locale] },
    ...locales
      .filter((locale) => locale !== match.locale)
      .map((locale) => ({ property: "og:locale:alternate", content: openGraphLocales[locale] })),
    { property: "og:image", content: `${site.publicUrl}/share.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData.map((block) => ({ "script:ld+json": { "@context": "https://schema.org", ...block } })),
  ];
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
