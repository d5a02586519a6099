import { createStored, useStored } from "../../page/stored.ts";

/** Settings for all lists of a visit. */
export type ListSettings = { readonly hidesKnown: boolean; readonly isCovered: boolean };

const unset: ListSettings = { hidesKnown: false, isCovered: false };

const settings = createStored("wordListSettings", parseSettings, () => sessionStorage);

/** The settings of this visit; unset until the page is hydrated. */
export function useListSettings(): ListSettings {
  return useStored(settings, unset);
}

export function changeListSettings(change: Partial<ListSettings>): void {
  settings.update((now) => ({ ...now, ...change }));
}

/** Unset where they cannot be read. */
function parseSettings(json: unknown): ListSettings {
  if (typeof json !== "object" || json === null) return unset;
  const { hidesKnown, isCovered }: { readonly [Key in keyof ListSettings]?: unknown } = json;
  return { hidesKnown: hidesKnown === true, isCovered: isCovered === true };
}
