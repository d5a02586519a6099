import type { CardKind } from "../memory/card.ts";
import type { JudgedAnswer } from "../memory/grades.ts";
import { type MethodId, methodOf } from "./methods.ts";

/** Which card an answer by a method is for: what is written in English for its meaning is produced, all else recognised. */
export function cardKindOf(id: MethodId): CardKind {
  const { asked, answered, isWritten } = methodOf(id);
  return isWritten && answered === "phrase" && asked !== "audio" ? "production" : "recognition";
}

/** How the table of grades calls a method. */
export function wayOf(id: MethodId): Extract<JudgedAnswer["way"], "choice" | "listening" | "writing"> {
  const { isWritten, isListening } = methodOf(id);
  if (!isWritten) return "choice";
  return isListening ? "listening" : "writing";
}
