import { createHmac, randomBytes } from "node:crypto";
import { methodOf } from "../../domain/quiz/methods.ts";
import { varySound } from "../../providers/speech/vary-sound.ts";
import { findOpenQuestion } from "../../storage/quiz/open-tour.ts";
import { speakWord } from "../lexicon/speak-word.ts";
import type { Services } from "../services.ts";

/** Without it, whoever knows a question's id could vary the sounds of all words alike and compare. */
const secret = randomBytes(32);

/**
 * The word of an open listening question as a WAV file of its own: the same for the question, but other bytes and
 * another length for the next question with that word. Undefined where no such question is open, or without a speech provider.
 */
export async function speakQuestion(
  services: Services,
  asked: { readonly tourId: string; readonly questionId: string },
): Promise<Buffer | "busy" | undefined> {
  const question = await findOpenQuestion(services.database.db, asked);
  if (question === undefined || !methodOf(question.method).isListening) return undefined;
  const sound = await speakWord(services, question.wordId);
  return sound instanceof Buffer
    ? varySound(sound, createHmac("sha256", secret).update(asked.questionId).digest())
    : sound;
}
