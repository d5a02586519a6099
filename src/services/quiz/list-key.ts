import type { QuizSource } from "../../storage/quiz/quiz-record.ts";
import { catalogueList } from "./read-source.ts";

/**
 * What a quiz is counted under for the cap on a list's points of a day: `episode:12`, or `own` for people's own and
 * shared lists, titles that they have brought, and words without a list, which anyone can make as many of as they like.
 */
export function listKeyOf({ list }: QuizSource): string {
  const catalogue = list === null ? undefined : catalogueList(list);
  return catalogue === undefined || catalogue.isMine ? "own" : `${catalogue.kind}:${catalogue.id}`;
}
