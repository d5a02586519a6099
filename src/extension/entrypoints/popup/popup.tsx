import { useState } from "react";
import { type Browser, browser } from "wxt/browser";
import { levels, nameOfLevel } from "../../../domain/lexicon/level.ts";
import { languageName, listLanguages } from "../../../domain/locale/meaning-language.ts";
import { Button } from "../../../web/design/button.tsx";
import { m } from "../../../web/i18n/generated/messages.js";
import { getLocale } from "../../../web/i18n/generated/runtime.js";
import { forgetAccount, startHandOver } from "../../account.ts";
import type { Settings } from "../../protocol.ts";
import { saveSettings } from "../../settings-store.ts";
import { switchOff, switchOn } from "../../switch-site.ts";
import { synchronise } from "../../sync.ts";
import { CaptionsPlace } from "./captions-place.tsx";

/** By a click alone. */
function openPanel() {
  const { sidebarAction } = browser as { sidebarAction?: { open(): Promise<void> } };
  if (sidebarAction !== undefined) return sidebarAction.open();
  return browser.windows.getCurrent((window) => {
    if (window.id !== undefined) void browser.sidePanel.open({ windowId: window.id });
  });
}

/** With what was marked and not sent yet. */
async function signOut(): Promise<void> {
  await synchronise();
  await forgetAccount();
}

type PopupProps = {
  /** Undefined on pages of the browser itself. */
  readonly site: { readonly tab: Browser.tabs.Tab; readonly pattern: string; readonly isOn: boolean } | undefined;
  readonly settings: Settings;
  /** Undefined while nobody is signed in. */
  readonly username: string | undefined;
};

export function Popup({ site, settings: given, username: signedIn }: PopupProps) {
  const [username, setUsername] = useState(signedIn);
  const [isOn, setIsOn] = useState(site?.isOn === true);
  const [isRefused, setIsRefused] = useState(false);
  const [settings, setSettings] = useState(given);
  const host = site === undefined ? "" : new URL(site.pattern.replace("*", "")).hostname;

  async function change(changed: Partial<Settings>) {
    setSettings({ ...settings, ...changed });
    await saveSettings(changed);
  }

  async function turn() {
    if (site === undefined) return;
    if (isOn) {
      await switchOff(site.pattern, site.tab);
      setIsOn(false);
      return;
    }
    // What was shown here holds. Not awaited first: Firefox asks for a permission within a click alone.
    const saving = saveSettings(settings);
    const isGranted = await switchOn(site.pattern, site.tab);
    await saving;
    setIsOn(isGranted);
    setIsRefused(!isGranted);
  }

  return (
    <>
      <h1>{host === "" ? "Dizi Okulu" : host}</h1>
      {site === undefined ? (
        <p>{m.extension_no_page()}</p>
      ) : (
        <>
          <p>{isOn ? m.extension_on_here() : m.extension_off_here()}</p>
          <Button kind={isOn ? "secondary" : "primary"} onClick={() => turn()}>
            {isOn ? m.extension_switch_off() : m.extension_switch_on()}
          </Button>
          {isOn && <CaptionsPlace tab={site.tab} host={host} />}
          {isRefused && <p role="alert">{m.extension_refused()}</p>}
        </>
      )}
      <label>
        {m.extension_language()}
        <select
          value={settings.language}
          onChange={({ target }) => change({ language: listLanguages[target.selectedIndex] ?? "en" })}
        >
          {listLanguages.map((language) => (
            <option key={language} value={language}>
              {languageName(language, getLocale())}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.extension_level()}
        <select value={settings.level} onChange={({ target }) => change({ level: Number(target.value) })}>
          {levels.map((level) => (
            <option key={level} value={level}>
              {nameOfLevel(level)}
            </option>
          ))}
        </select>
      </label>
      <label className="row">
        <input
          type="checkbox"
          checked={settings.pausesAtNew}
          onChange={({ target }) => change({ pausesAtNew: target.checked })}
        />
        {m.extension_pause()}
      </label>
      <label className="row">
        <input
          type="checkbox"
          checked={settings.pausesAtWord}
          onChange={({ target }) => change({ pausesAtWord: target.checked })}
        />
        {m.extension_pause_at_word()}
      </label>
      <Button kind="secondary" onClick={openPanel}>
        {m.extension_open_panel()}
      </Button>
      {username === undefined ? (
        <>
          <p>{m.extension_signed_out()}</p>
          <Button kind="secondary" onClick={() => startHandOver(getLocale())}>
            {m.extension_sign_in()}
          </Button>
        </>
      ) : (
        <>
          <p>{m.extension_signed_in({ username })}</p>
          <Button kind="secondary" onClick={() => signOut().then(() => setUsername(undefined))}>
            {m.extension_sign_out()}
          </Button>
        </>
      )}
      <dl>
        <dt>Alt ←</dt>
        <dd>{m.extension_key_back()}</dd>
        <dt>Alt ↓</dt>
        <dd>{m.extension_key_again()}</dd>
        <dt>Alt →</dt>
        <dd>{m.extension_key_next()}</dd>
        <dt>Alt T</dt>
        <dd>{m.extension_key_teach()}</dd>
        <dt>Alt K</dt>
        <dd>{m.extension_key_know()}</dd>
        <dt>Alt C</dt>
        <dd>{m.extension_key_hide()}</dd>
        <dt>Alt S</dt>
        <dd>{m.extension_key_end()}</dd>
        <dt>Alt O</dt>
        <dd>{m.extension_key_file()}</dd>
        <dt>Alt G, H</dt>
        <dd>{m.extension_key_shift()}</dd>
      </dl>
    </>
  );
}
