import { wordListTypes } from "../../contract/lexicon/word-list.ts";
import type { WordListSource } from "../../services/catalogue/read-word-list.ts";

const kinds: Readonly<Record<number, WordListSource["kind"]>> = {
  [wordListTypes.episode]: "episode",
  [wordListTypes.season]: "season",
  [wordListTypes.series]: "series",
  [wordListTypes.movie]: "movie",
};

/** The catalogue's list of a `type` and an id; undefined for types of users' lists. */
export function sourceOfType(type: number, id: number): WordListSource | undefined {
  const kind = kinds[type];
  return kind && { kind, id };
}
