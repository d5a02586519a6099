import { useMemo } from "react";
import { speak, useCanSpeak } from "../../lexicon/speech.ts";
import { useSite } from "../../page/use-page.ts";

/** A word to speak. */
export type Spoken = {
  /** What the browser's voice needs. */
  readonly phrase: string;
  /** What the site's voice needs where the browser has none. */
  readonly id?: number | undefined;
  /** The address of its sound, where it is spoken by the site alone. */
  readonly sound?: string | undefined;
};

/** The browser's voice, or the site's where the browser has none. */
export type Voice = {
  /** Ends what is being spoken and speaks the word. */
  say(word: Spoken, speed?: "normal" | "slow"): void;
  stop(): void;
};

const slowRate = 0.6;

/** Null if neither the browser nor the site can speak English, and until that is known. */
export function useVoice(): Voice | null {
  const canBrowser = useCanSpeak();
  const canServer = useSite()?.hasSpeech === true;
  return useMemo(() => (canBrowser || canServer ? createVoice(canBrowser) : null), [canBrowser, canServer]);
}

function createVoice(canBrowser: boolean): Voice {
  let audio: HTMLAudioElement | undefined;
  function stop() {
    audio?.pause();
    if (canBrowser) speechSynthesis.cancel();
  }
  function play(address: string, rate: number) {
    audio = new Audio(address);
    audio.playbackRate = rate;
    // Browsers refuse it before the first press of a key or button: there is a button to play it.
    audio.play().catch(() => undefined);
  }
  return {
    say({ phrase, id, sound }, speed) {
      const rate = speed === "slow" ? slowRate : 1;
      stop();
      if (sound !== undefined) play(sound, rate);
      else if (canBrowser) speak(phrase, rate);
      else if (id !== undefined) play(`/api/Speech/${id}`, rate);
    },
    stop,
  };
}
