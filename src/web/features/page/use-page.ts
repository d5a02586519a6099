import { useLocation, useRouteLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { localeOfPath } from "./paths.ts";
import type { SiteConfig } from "./site-config.ts";

/** The site's configuration; undefined only where not even the frame could be loaded. */
export function useSite(): SiteConfig | undefined {
  return useRouteLoaderData<SiteConfig>("root");
}

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}
