import type { PartOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { m } from "../../messages.ts";

/** The name of a part of speech. */
export function partText(part: PartOfSpeech): string {
  return part === "phrasal verb" ? m.lexicon_parts_phrasal_verb() : m[`lexicon_parts_${part}` as const]();
}
