/** Spaces, formatting and control characters, and letters that are drawn as nothing. */
const unseen = String.raw`[\s\p{Cf}\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]+`;

const atEnds = new RegExp(`^${unseen}|${unseen}$`, "gu");

/** A name without what nobody sees at its ends; empty where there is nothing else. */
export function trimUnseen(text: string): string {
  return text.replace(atEnds, "");
}
