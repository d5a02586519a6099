import { browser } from "wxt/browser";

const keyOf = (host: string) => `captions:${host}`;

/** The nodes that the person pointed at on a site; undefined before. */
export async function readPointed(host: string): Promise<string | undefined> {
  const key = keyOf(host);
  const { [key]: selector } = await browser.storage.local.get(key);
  return typeof selector === "string" ? selector : undefined;
}

export async function keepPointed(host: string, selector: string): Promise<void> {
  await browser.storage.local.set({ [keyOf(host)]: selector });
}

export async function forgetPointed(host: string): Promise<void> {
  await browser.storage.local.remove(keyOf(host));
}

/** Tells of what is pointed at, or forgotten, on a site, in this tab or another. */
export function onPointed(host: string, tell: (selector: string | undefined) => void): { stop(): void } {
  const listener = (changes: Readonly<Record<string, { readonly newValue?: unknown }>>, area: string) => {
    const change = area === "local" ? changes[keyOf(host)] : undefined;
    if (change !== undefined) tell(typeof change.newValue === "string" ? change.newValue : undefined);
  };
  browser.storage.onChanged.addListener(listener);
  return { stop: () => browser.storage.onChanged.removeListener(listener) };
}
