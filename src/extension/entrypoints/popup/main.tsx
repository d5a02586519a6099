import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Browser } from "wxt/browser";
import "../../../web/design/styles/tokens.css";
import "../../../web/design/styles/base.css";
import "../../../web/design/styles/controls.css";
import "./popup.css";
import { getLocale } from "../../../web/i18n/generated/runtime.js";
import { type Account, readAccount } from "../../account.ts";
import { currentTab } from "../../current-tab.ts";
import type { Settings } from "../../protocol.ts";
import { readSettings } from "../../settings-store.ts";
import { isOn, patternOf } from "../../switch-site.ts";
import { setBrowserLanguage } from "../../texts.ts";
import { Popup } from "./popup.tsx";

setBrowserLanguage();
document.documentElement.lang = getLocale();

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
