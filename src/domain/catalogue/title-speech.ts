import type { Level } from "../lexicon/level.ts";
import type { TitleKind } from "./catalogue.ts";

/** A title with the speech of its first episodes, in running words. */
export type TitleSpeech = {
  readonly kind: TitleKind;
  readonly name: string;
  readonly combinedUrl: string;
  readonly difficulty: Level;
  readonly runningWords: number;
  readonly closedClassWords: number;
  readonly nameWords: number;
  /** Of A1 and A2. */
  readonly easyWords: number;
  /** From the start of each file to its last word; 0 where no time is known. */
  readonly seconds: number;
};

/** The share of small grammar words and of words of A1 and A2 in all that is said but names; 0 where nothing is. */
export function easyShareOf({ runningWords, nameWords, closedClassWords, easyWords }: TitleSpeech): number {
  const all = runningWords - nameWords;
  return all > 0 ? Math.min(1, (closedClassWords + easyWords) / all) : 0;
}
