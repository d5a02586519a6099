import { listedWord } from "../../domain/catalogue/catalogue.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { wordsLackingChoices } from "../../domain/quiz/choices.ts";
import type { Db } from "../../storage/database.ts";
import { readSamples } from "../../storage/lexicon/read-entries.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import { quizWordOf } from "./quiz-word.ts";

/** Of each level and part of speech. */
const sampleSize = 24;

/** Words of the lexicon that are like those of a list which have too few like them in it, to be wrong choices. */
export async function readChoices(
  db: Db,
  list: readonly QuizListWord[],
  language: ListLanguage,
  supply: readonly QuizListWord[] = [],
): Promise<QuizListWord[]> {
  const classes = wordsLackingChoices(list, supply).map((word) => ({ ...word, level: word.difficulty }));
  const samples = classes.length === 0 ? [] : await readSamples(db, classes, sampleSize);
  return samples.map((headword) => quizWordOf(listedWord(headword), language));
}
