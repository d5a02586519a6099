import { browser } from "wxt/browser";
import { isLocale } from "../domain/locale/locale.ts";
import { m } from "../web/i18n/generated/messages.js";
import { getLocale, overwriteGetLocale } from "../web/i18n/generated/runtime.js";
import type { PlayerTexts } from "./player.ts";

/** Texts are in the browser's language where the site has it, else in English. */
export function setBrowserLanguage(): void {
  const own = browser.i18n.getUILanguage().slice(0, 2);
  const locale = isLocale(own) ? own : "en";
  overwriteGetLocale(() => locale);
}

export function overlayTexts(): PlayerTexts {
  return {
    language: getLocale(),
    know: m.extension_know(),
    teach: m.extension_teach(),
    listen: m.extension_listen(),
    close: m.extension_close(),
    learning: m.extension_learning(),
    known: m.extension_known(),
    wrong: m.extension_wrong(),
    wrongWhich: m.extension_wrong_which(),
    wrongOther: m.extension_wrong_other(),
    wrongText: m.extension_wrong_text(),
    wrongSend: m.extension_wrong_send(),
    wrongSent: m.extension_wrong_sent(),
    wrongFailed: m.extension_wrong_failed(),
    away: m.extension_away(),
    notEnglish: m.extension_not_english(),
  };
}
