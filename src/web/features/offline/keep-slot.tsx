import { useLocation } from "react-router";
import { late, useLoaded } from "../page/late.ts";
import { matchPath, ownUrl } from "../page/paths.ts";
import { useIsBrowser } from "../page/use-page.ts";
import type { KeptList } from "./kept-database.ts";

const keepButton = late(() => import("./keep-button.tsx"));

type KeepSlotProps = { readonly title: string; readonly kind: string; readonly id: number | string };

/** Where a page can be kept for the road; its button is loaded after the page. Brought titles have no document to keep. */
export function KeepSlot({ title, kind, id }: KeepSlotProps) {
  const params = matchPath(useLocation().pathname)?.params;
  const isOwn = params !== undefined && "url" in params && params.url.startsWith(ownUrl(""));
  const list = keptListOf(kind, id);
  const isOffered = list !== undefined && !isOwn;
  const KeepButton = useLoaded(useIsBrowser() && isOffered, keepButton);
  return isOffered && KeepButton !== undefined ? <KeepButton title={title} list={list} /> : null;
}

function keptListOf(kind: string, id: number | string): KeptList | undefined {
  return kind === "episode" || kind === "movie" || kind === "shared" ? { kind, id } : undefined;
}
