import type { MetaDescriptor } from "react-router";
import { siteOf } from "./page-meta.ts";

/** The `meta` of a screen that is nobody else's business: a title, and no place in a search engine. */
export function privateMeta(title: () => string) {
  return ({ matches }: { matches: Parameters<typeof siteOf>[0] }): MetaDescriptor[] => {
    const site = siteOf(matches);
    return [
      { title: site === undefined ? title() : `${title()} · ${site.name}` },
      { name: "robots", content: "noindex" },
    ];
  };
}
