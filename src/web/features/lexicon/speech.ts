import { useSyncExternalStore } from "react";
import { late } from "../page/late.ts";

/** Names of voices, loaded where there are any to choose from. */
const ranking = late(() => import("./english-voice.ts"));

export function englishVoices(): SpeechSynthesisVoice[] {
  return speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang.replace("_", "-")));
}

/** The clearest American voice, or the one that was chosen; any English one until the names are loaded. */
export function englishVoice(): SpeechSynthesisVoice | undefined {
  const english = englishVoices();
  const best = ranking.loaded();
  if (english[0] !== undefined && best === undefined) ranking.load().catch(() => undefined);
  return best === undefined ? english[0] : best(english);
}

function hasSpeech(): boolean {
  return typeof speechSynthesis !== "undefined";
}

/** Some browsers load their voices after the page. */
function subscribe(listener: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  speechSynthesis.addEventListener?.("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener?.("voiceschanged", listener);
}

/** Whether this browser can speak English by now. */
export function canSpeak(): boolean {
  return hasSpeech() && englishVoice() !== undefined;
}

/** The same in a component; false on the server. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(subscribe, canSpeak, () => false);
}

/** Speaks a word of a list: by the site's voice where the browser has none. */
export function speakWord(phrase: string, id: number): void {
  if (canSpeak()) speak(phrase);
  else new Audio(`/api/Speech/${id}`).play().catch(() => undefined);
}

/**
 * Speaks an English text and stops any current speech.
 *
 * @param rate 1 is the voice's normal speed
 */
export function speak(text: string, rate = 1): void {
  const voice = hasSpeech() ? englishVoice() : undefined;
  if (voice === undefined) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
