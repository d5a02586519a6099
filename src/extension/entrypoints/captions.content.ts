import type {} from "wxt";
import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { pointAt } from "../captions/point-at.ts";
import { stableSelectorOf } from "../captions/stable-selector.ts";
import { findVideo } from "../captions/watch-captions.ts";
import { startPlayer } from "../player.ts";
import { forgetPointed, keepPointed } from "../pointed-store.ts";
import { pointedMessage, type TabMessage } from "../protocol.ts";
import { overlayTexts, pointingTexts, setBrowserLanguage } from "../texts.ts";

/** Set on the script's own globals while it runs: it may be brought into a page that has it already. */
const mark = "diziOkuluRuns";

/** Registered for the sites that the person switches on, never for all pages. */
export default defineContentScript({
  registration: "runtime",
  allFrames: true,
  matches: [],
  main() {
    if (Reflect.get(globalThis, mark) === true) return;
    Reflect.set(globalThis, mark, true);
    setBrowserLanguage();
    let playing: { readonly video: HTMLVideoElement; stop(): void } | undefined;
    let pointing: { stop(): void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    // Players appear after the page, and are made anew for the next episode.
    function look(): void {
      timer = undefined;
      const video = findVideo();
      if (video === playing?.video) return;
      playing?.stop();
      playing = video && { video, ...startPlayer(video, overlayTexts()) };
    }
    const observer = new MutationObserver(() => {
      timer ??= setTimeout(look, 300);
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
    look();

    function point(): void {
      pointing?.stop();
      pointing = pointAt({
        texts: pointingTexts(),
        language: overlayTexts().language,
        onTake(pointed) {
          const selector = stableSelectorOf(pointed);
          if (selector === undefined) return false;
          void keepPointed(location.hostname, selector);
          return true;
        },
        // Other frames of the page point too.
        onEnd: () => void browser.runtime.sendMessage(pointedMessage).catch(() => undefined),
      });
    }

    function stop(): void {
      observer.disconnect();
      clearTimeout(timer);
      pointing?.stop();
      playing?.stop();
      browser.runtime.onMessage.removeListener(onMessage);
      Reflect.set(globalThis, mark, false);
    }

    const messages: Readonly<Record<TabMessage, () => void>> = {
      stop,
      point,
      "stop-pointing": () => pointing?.stop(),
      "forget-pointed": () => void forgetPointed(location.hostname),
    };
    function onMessage(message: unknown): void {
      for (const [name, act] of Object.entries(messages)) if (name === message) act();
    }
    browser.runtime.onMessage.addListener(onMessage);
  },
});
