import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { locales } from "../../domain/locale/locale.ts";
import { pageExists, pathIds, patternOf } from "../features/page/paths.ts";
import { pageModules } from "./page-modules.ts";

/**
 * Every page under every locale's address, one module under several ids such as `tr.episode`, and for each locale
 * what answers an address that names nothing. Patterns are matched with their case, as the table of paths does.
 */
function pageRoutes(): RouteConfigEntry[] {
  return locales.flatMap((locale) =>
    pathIds.filter(pageExists).flatMap((id) => {
      const pattern = patternOf(id, locale);
      if (pattern === undefined) return [];
      const place = pattern === "/" ? { index: true } : { path: pattern.slice(1) };
      return [{ ...place, id: `${locale}.${id}`, file: pageModules[id], caseSensitive: true }];
    }),
  );
}

function notFoundRoutes(): RouteConfigEntry[] {
  return locales.map((locale) => ({
    path: locale === "tr" ? "*" : `${locale}/*`,
    id: `${locale}.notFound`,
    file: "pages/not-found/page.tsx",
    caseSensitive: true,
  }));
}

/** Every part of the interface, for those who work on it; a production build has no such address. */
const developmentRoutes: RouteConfigEntry[] = import.meta.env.DEV
  ? [{ path: "dev/ui", id: "dev.ui", file: "pages/dev-ui/page.tsx" }]
  : [];

export default [...pageRoutes(), ...developmentRoutes, ...notFoundRoutes()] satisfies RouteConfig;
