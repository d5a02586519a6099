import { englishVoice } from "../../lexicon/speech.ts";

type Spoken = { readonly place: number; readonly text: string };

/**
 * Says lines one after the other with the browser's voice.
 *
 * @param onLine told the place of each line as it begins, and undefined after the last one
 * @returns ends it; nothing is told after that
 */
export function readAloud(lines: readonly Spoken[], onLine: (place: number | undefined) => void): () => void {
  let isEnded = false;
  const voice = englishVoice();
  const speech = speechSynthesis;
  speech.cancel();

  function say(index: number) {
    const line = lines[index];
    onLine(line?.place);
    if (line === undefined) return;
    const utterance = new SpeechSynthesisUtterance(line.text);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? "en-US";
    utterance.onend = () => isEnded || say(index + 1);
    // Another speech of the page took its place, or the voice is gone.
    utterance.onerror = () => isEnded || onLine(undefined);
    speech.speak(utterance);
  }

  say(0);
  return () => {
    isEnded = true;
    speech.cancel();
  };
}
