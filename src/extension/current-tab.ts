import { type Browser, browser } from "wxt/browser";

/** The tab beside which the popup or the panel is shown. `?tab=` stands for it in tests, where they are tabs themselves. */
export async function currentTab(): Promise<Browser.tabs.Tab | undefined> {
  const given = new URLSearchParams(location.search).get("tab");
  if (given !== null) return browser.tabs.get(Number(given));
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}
