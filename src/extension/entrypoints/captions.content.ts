import type {} from "wxt";
import { browser } from "wxt/browser";
import { defineContentScript } from "wxt/utils/define-content-script";
import { findVideo } from "../captions/watch-captions.ts";
import { startPlayer } from "../player.ts";
import { overlayTexts, setBrowserLanguage } from "../texts.ts";

/** Registered for the sites that the person switches on, never for all pages. */
export default defineContentScript({
  registration: "runtime",
  allFrames: true,
  matches: [],
  main() {
    setBrowserLanguage();
    let playing: { readonly video: HTMLVideoElement; stop(): void } | undefined;
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

    browser.runtime.onMessage.addListener((message: unknown) => {
      if (message !== "stop") return;
      observer.disconnect();
      clearTimeout(timer);
      playing?.stop();
      playing = undefined;
    });
  },
});
