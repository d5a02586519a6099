import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type Browser, browser } from "wxt/browser";
import "../../../web/design/styles/tokens.css";
import "../../../web/design/styles/base.css";
import "../../../web/design/styles/controls.css";
import "./popup.css";
import { getLocale } from "../../../web/i18n/generated/runtime.js";
import { type Account, readAccount } from "../../account.ts";
import type { Settings } from "../../protocol.ts";
import { readSettings } from "../../settings-store.ts";
import { isOn, patternOf } from "../../switch-site.ts";
import { setBrowserLanguage } from "../../texts.ts";
import { Popup } from "./popup.tsx";

setBrowserLanguage();
document.documentElement.lang = getLocale();

/** `?tab=` stands for the tab in tests, where the popup is a page of its own. */
async function currentTab(): Promise<Browser.tabs.Tab | undefined> {
  const given = new URLSearchParams(location.search).get("tab");
  if (given !== null) return browser.tabs.get(Number(given));
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab;
}

async function start(): Promise<void> {
  const [tab, settings, account]: [Browser.tabs.Tab | undefined, Settings, Account | undefined] = await Promise.all([
    currentTab(),
    readSettings(),
    readAccount(),
  ]);
  const pattern = tab?.url === undefined ? undefined : patternOf(tab.url);
  const site = tab === undefined || pattern === undefined ? undefined : { tab, pattern, isOn: await isOn(pattern) };
  const root = document.querySelector("#root");
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <Popup site={site} settings={settings} username={account?.username} />
    </StrictMode>,
  );
}

void start();
