import { late, useLoaded } from "../page/late.ts";
import { useIsBrowser } from "../page/use-page.ts";
import type { KeptList } from "./kept-database.ts";

const keepButton = late(() => import("./keep-button.tsx"));

type KeepSlotProps = { readonly title: string; readonly kind: string; readonly id: number | string };

/** Where a page can be kept for the road; its button is loaded after the page. */
export function KeepSlot({ title, kind, id }: KeepSlotProps) {
  const list = keptListOf(kind, id);
  const KeepButton = useLoaded(useIsBrowser() && list !== undefined, keepButton);
  return list !== undefined && KeepButton !== undefined ? <KeepButton title={title} list={list} /> : null;
}

function keptListOf(kind: string, id: number | string): KeptList | undefined {
  return kind === "episode" || kind === "movie" || kind === "shared" ? { kind, id } : undefined;
}
