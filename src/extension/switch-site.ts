import { type Browser, browser } from "wxt/browser";
import type { TabMessage } from "./protocol.ts";

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
  if (tab.id !== undefined) await browser.tabs.sendMessage(tab.id, "stop" satisfies TabMessage).catch(() => undefined);
  await browser.permissions.remove({ origins: [pattern] }).catch(() => false);
}

/** Hosts of frames in a page that are large enough for a player, other than its own. Of https alone, as browsers load them. */
export async function frameHosts(tab: Browser.tabs.Tab): Promise<readonly string[]> {
  if (tab.id === undefined) return [];
  const [top] = await browser.scripting.executeScript({
    target: { tabId: tab.id },
    func: () =>
      [...document.querySelectorAll("iframe")]
        .filter(({ clientWidth, clientHeight, src }) => clientWidth >= 300 && clientHeight >= 150 && src !== "")
        .map(({ src }) => src),
  });
  const own = tab.url === undefined ? "" : new URL(tab.url).hostname;
  const addresses = (top?.result ?? []).map((src) => new URL(src, tab.url));
  const hosts = addresses.filter(({ protocol }) => protocol === "https:").map(({ hostname }) => hostname);
  return [...new Set(hosts)].filter((host) => host !== own);
}
