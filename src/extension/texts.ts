import { browser } from "wxt/browser";
import { isLocale } from "../domain/locale/locale.ts";
import { m } from "../web/i18n/generated/messages.js";
import { getLocale, overwriteGetLocale } from "../web/i18n/generated/runtime.js";
import { numberText, percentText } from "../web/i18n/texts.ts";
import type { FileRefusal } from "./captions/own-file.ts";
import type { PointingTexts } from "./captions/point-at.ts";
import type { PlayerTexts } from "./player.ts";

/** Texts are in the browser's language where the site has it, else in English. */
export function setBrowserLanguage(): void {
  const own = browser.i18n.getUILanguage().slice(0, 2);
  const locale = isLocale(own) ? own : "en";
  overwriteGetLocale(() => locale);
}

function refusalText(name: string, refusal: FileRefusal): string {
  switch (refusal.code) {
    case "too-large":
      return m.extension_file_too_large({ name });
    case "not-english":
      return m.extension_file_not_english({ name });
    case "unreadable":
      return m.extension_file_unreadable({ name });
    case "not-a-subtitle":
      return refusal.excerpt === ""
        ? m.extension_file_empty({ name })
        : m.extension_file_none({ name, line: refusal.line, excerpt: refusal.excerpt });
  }
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
    end: {
      title: m.extension_end_title(),
      understood: (known, heard) =>
        m.extension_end_understood({
          share: percentText(heard === 0 ? 0 : known / heard),
          known: numberText(known),
          heard: numberText(heard),
        }),
      met: (count) => m.extension_end_met({ count }),
      more: (count) => m.extension_end_more({ count }),
      none: m.extension_end_none(),
      learn: (count) => m.extension_end_learn({ count }),
      review: m.extension_end_review(),
      signedOut: m.extension_learn_signed_out(),
      close: m.extension_close(),
    },
    file: {
      drop: m.extension_file_drop(),
      remove: m.extension_file_remove(),
      shown: (name, lines) => m.extension_file_shown({ name, lines }),
      shifted: (seconds) =>
        seconds < 0
          ? m.extension_file_earlier({ seconds: numberText(-seconds) })
          : m.extension_file_later({ seconds: numberText(seconds) }),
      refused: refusalText,
    },
  };
}

export function pointingTexts(): PointingTexts {
  return { hint: m.extension_point_hint(), none: m.extension_point_none() };
}
