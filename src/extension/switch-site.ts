import { type Browser, browser } from "wxt/browser";

/** All pages of an address's host. */
export function patternOf(address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? `${protocol}//${hostname}/*` : undefined;
}

const script = "content-scripts/captions.js" as const;

export async function isOn(pattern: string): Promise<boolean> {
  const scripts = await browser.scripting.getRegisteredContentScripts({ ids: [pattern] });
  return scripts.length > 0;
}

/** Asks the person for the site's pages; false where that is refused. To be called by a click. */
export async function switchOn(pattern: string, tab: Browser.tabs.Tab): Promise<boolean> {
  if (!(await browser.permissions.request({ origins: [pattern] }))) return false;
  await browser.scripting.registerContentScripts([
    { id: pattern, matches: [pattern], js: [script], allFrames: true, runAt: "document_idle" },
  ]);
  if (tab.id !== undefined) {
    await browser.scripting.executeScript({ target: { tabId: tab.id, allFrames: true }, files: [`/${script}`] });
  }
  return true;
}

export async function switchOff(pattern: string, tab: Browser.tabs.Tab): Promise<void> {
  await browser.scripting.unregisterContentScripts({ ids: [pattern] });
  if (tab.id !== undefined) await browser.tabs.sendMessage(tab.id, "stop").catch(() => undefined);
  await browser.permissions.remove({ origins: [pattern] }).catch(() => false);
}
