import type { Locale } from "../../domain/locale/locale.ts";
import { pageExists, pathIds, patternOf } from "../../web/features/page/paths.ts";

/** Where a link of a text leads; "page" is one of this site's. A page that does not exist yet has none. */
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
