import { browser } from "wxt/browser";

/** A title of the person's that is being watched: the type of its word list on the site, and its id. */
export type Watched = { readonly type: number; readonly id: number };

function isWatched(value: unknown): value is Watched {
  return typeof value === "object" && value !== null && "type" in value && "id" in value;
}

export async function readWatched(): Promise<Watched | undefined> {
  const { watched } = await browser.storage.local.get("watched");
  return isWatched(watched) ? watched : undefined;
}

/** Undefined for nothing. */
export async function saveWatched(title: Watched | undefined): Promise<void> {
  if (title === undefined) await browser.storage.local.remove("watched");
  else await browser.storage.local.set({ watched: { type: title.type, id: title.id } satisfies Watched });
}
