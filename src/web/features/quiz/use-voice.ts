import { useMemo } from "react";
import { speak, useCanSpeak } from "../lexicon/speech.ts";
import { useSite } from "../page/use-page.ts";

/** A word to be spoken; the server knows it by its id. */
export type Spoken = { readonly id?: number | undefined; readonly phrase: string };

/** What a word is spoken with: the browser's voice, else the server's. */
export type Voice = {
  /** Speaks the word instead of whatever is being spoken. */
  say(word: Spoken, speed?: "normal" | "slow"): void;
  stop(): void;
};

const slowRate = 0.6;

/** Null where neither this browser nor the server can speak English, and until that is known. */
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
      // Not allowed before the first press, or not to be had: there is a button to hear it again.
      audio.play().catch(() => undefined);
    },
    stop: () => audio?.pause(),
  };
}
