import { useSyncExternalStore } from "react";
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

const never = () => () => undefined;

/** False in the document and in the first drawing, which must be like it; true from then on. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
