import { useMemo } from "react";
import { speak, useCanSpeak } from "../../lexicon/speech.ts";
import { useSite } from "../../page/use-page.ts";

/** A word to speak: the server's voice needs its id. */
export type Spoken = { readonly id?: number | undefined; readonly phrase: string };

/** The browser's voice, or the server's where the browser has none. */
export type Voice = {
  /** Ends what is being spoken and speaks the word. */
  say(word: Spoken, speed?: "normal" | "slow"): void;
  stop(): void;
};

const slowRate = 0.6;

/** Null if neither the browser nor the server can speak English, and until that is known. */
export function useVoice(): Voice | null {
  const canBrowser = useCanSpeak();
  const canServer = useSite()?.hasSpeech === true;
  return useMemo(() => {
    if (canBrowser) return browserVoice;
    return canServer ? createServerVoice() : null;
  }, [canBrowser, canServer]);
}

const browserVoice: Voice = {
  say: ({ phrase }, speed) => speak(phrase, speed === "slow" ? slowRate : 1),
  stop: () => speechSynthesis.cancel(),
};

function createServerVoice(): Voice {
  let audio: HTMLAudioElement | undefined;
  return {
    say({ id }, speed) {
      audio?.pause();
      if (id === undefined) return;
      audio = new Audio(`/api/Speech/${id}`);
      audio.playbackRate = speed === "slow" ? slowRate : 1;
      // Browsers refuse it before the first press of a key or button: there is a button to play it.
      audio.play().catch(() => undefined);
    },
    stop: () => audio?.pause(),
  };
}
