import { type Locale, locales } from "../../domain/locale/locale.ts";

/*
 * Patches the table of routes that React Router's build writes for the browser, and that every first load has: it names
 * the pages of all languages, and all files of each, and there is no setting for less. Goes when there is one.
 */

const manifestScript = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\});$/s;

type Route = { readonly imports: readonly string[] };

type RouteManifest = { readonly entry: Route; readonly routes: Readonly<Record<string, Route>> };

/** Pages whose files are fetched ahead, when a link to them gets the focus or the pointer. */
const prefetchedPages: ReadonlySet<string> = new Set([
  "home",
  "series",
  "movies",
  "seriesDetail",
  "movieDetail",
  "episode",
]);

/**
 * The router's table of routes without the pages of other languages, whose links load a document; and without the names
 * of files that are loaded already, or with their page. Every first load has this table.
 */
export function withRoutesOf(locale: Locale, code: string): string {
  const { start, json } = manifestScript.exec(code)?.groups ?? {};
  if (start === undefined || json === undefined) return code;
  const manifest: RouteManifest = JSON.parse(json);
  const loaded = new Set([...manifest.entry.imports, ...(manifest.routes.root?.imports ?? [])]);
  const isOther = (id: string) => locales.some((other) => other !== locale && id.startsWith(`${other}.`));
  const importsOf = (id: string, imports: readonly string[]) =>
    prefetchedPages.has(id.slice(id.indexOf(".") + 1)) ? imports.filter((file) => !loaded.has(file)) : [];
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !isOther(id))
    .map(([id, route]) => [id, id === "root" ? route : { ...route, imports: importsOf(id, route.imports) }] as const)
    .map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([name, value]) => !isLeftOut(name, value))),
    ]);
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/** What the router takes an absent field for, or reads in development alone. */
function isLeftOut(name: string, value: unknown): boolean {
  return name === "hasDefaultExport" || value === false || (Array.isArray(value) && value.length === 0);
}
