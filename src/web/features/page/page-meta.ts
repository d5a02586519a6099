import type { MetaDescriptor } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { type PageHead, pageHead } from "./page-head.ts";
import { idsOf, type PageFailure, type PageIds } from "./page-loader.ts";
import { matchPath, type PathId, type PathMatch } from "./paths.ts";
import type { SiteConfig } from "./site-config.ts";

type RouteMatches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

type MetaArguments<Data> = {
  readonly loaderData?: Data;
  readonly location: { readonly pathname: string };
  readonly matches: RouteMatches;
};

type PageOf<Id extends PathId> = Extract<PathMatch, { id: Id }>;

/**
 * A page's `meta`: the head tags that `describe` makes of the page's data. None where the page could not be loaded; then
 * the root's apply.
 */
export function pageMeta<Id extends PathId, Data>(
  ids: PageIds<Id>,
  describe: (data: Data, match: PageOf<Id>, site: SiteConfig) => Omit<PageHead, "site" | "match">,
): (args: MetaArguments<Data>) => MetaDescriptor[] {
  return ({ loaderData, location, matches }) => {
    const match = matchPath(location.pathname);
    const site = siteOf(matches);
    if (loaderData === undefined || !isPage(match, idsOf(ids)) || site === undefined) return [];
    return pageHead({ ...describe(loaderData, match, site), match, site });
  };
}

/** The site's configuration, which the root route loads. */
export function siteOf(matches: RouteMatches): SiteConfig | undefined {
  const site = matches.find((route) => route?.id === "root")?.loaderData;
  return isSite(site) ? site : undefined;
}

function isPage<Id extends PathId>(match: PathMatch | undefined, ids: readonly Id[]): match is PageOf<Id> {
  return ids.some((id) => id === match?.id);
}

function isSite(loaded: unknown): loaded is SiteConfig {
  return typeof loaded === "object" && loaded !== null && "publicUrl" in loaded;
}

/** The `meta` of a page that search engines should not index, such as the account. */
export function privateMeta(title: () => string) {
  return ({ matches }: { matches: RouteMatches }) => unlistedHead(title(), siteOf(matches));
}

/** The head tags of an error screen, which search engines should not index. */
export function failureMeta(failure: PageFailure, site: SiteConfig | undefined): MetaDescriptor[] {
  return unlistedHead(failure === "notFound" ? m.not_found_title() : m.failure_title(), site);
}

function unlistedHead(title: string, site: SiteConfig | undefined): MetaDescriptor[] {
  return [{ title: site === undefined ? title : `${title} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
