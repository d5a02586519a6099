import { createStored, type StorageArea, useStored } from "../../page/stored.ts";
import { markAds } from "./mark-ads.ts";

/** Whether this browser's user agreed to advertisements, and when they said so. */
export type AdChoice = { readonly isAccepted: boolean; readonly date: string };

/** Undefined before the first choice. */
export function createAdChoiceStore(area?: () => StorageArea, target?: EventTarget) {
  const stored = createStored("adConsent", parseAdChoice, area, target);
  return {
    ...stored,
    choose: (isAccepted: boolean, now: Date) => stored.update(() => ({ isAccepted, date: now.toISOString() })),
  };
}

function parseAdChoice(json: unknown): AdChoice | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { isAccepted, date }: { readonly [Key in keyof AdChoice]?: unknown } = json;
  return typeof isAccepted === "boolean" && typeof date === "string" ? { isAccepted, date } : undefined;
}

export const adChoiceStore = createAdChoiceStore();
adChoiceStore.subscribe(() => markAds(adChoiceStore.get()));

export function useAdChoice(): AdChoice | undefined {
  return useStored(adChoiceStore, undefined);
}
