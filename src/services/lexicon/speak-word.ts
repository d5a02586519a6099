import { SpeechBusyError } from "../../providers/speech/speech-provider.ts";
import { readPhrase } from "../../storage/lexicon/read-entries.ts";
import type { Services } from "../services.ts";

/** A headword as a WAV file; undefined where there is no such word or no speech provider. */
export async function speakWord({ database, speech }: Services, wordId: number): Promise<Buffer | "busy" | undefined> {
  if (speech === undefined) return undefined;
  const phrase = await readPhrase(database.db, wordId);
  if (phrase === undefined) return undefined;
  try {
    return await speech.speak(wordId, phrase);
  } catch (error) {
    if (error instanceof SpeechBusyError) return "busy";
    throw error;
  }
}
