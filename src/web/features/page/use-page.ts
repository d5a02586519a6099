import { useSyncExternalStore } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { localeOfPath } from "./paths.ts";
import type { SiteConfig } from "./site-config.ts";

/** The site's configuration; undefined only where the root loader failed. */
export function useSite(): SiteConfig | undefined {
  return useRouteLoaderData<SiteConfig>("root");
}

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}

const neverChanges = () => () => undefined;

/** False on the server and during hydration, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
