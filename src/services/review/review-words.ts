import { type ListedWord, listedWord } from "../../domain/catalogue/catalogue.ts";
import type { Headword } from "../../domain/lexicon/entry.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import { indexWords, type WordIndex } from "../../domain/quiz/word-index.ts";
import type { Db } from "../../storage/database.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";
import { quizWordOf } from "../quiz/quiz-word.ts";
import { readChoices } from "../quiz/read-choices.ts";

/** The words of reviews in the senses that are learnt, as they are shown and as they are asked. */
export type ReviewWords = {
  readonly listed: ReadonlyMap<number, ListedWord>;
  readonly index: WordIndex<QuizListWord>;
};

/** A word as if it were said in one of its senses, which is then shown first. */
function inSense(headword: Omit<Headword, "source">, sense: number | null): ListedWord {
  const listed = listedWord(headword);
  return sense === null
    ? listed
    : { ...listed, senseCounts: headword.senses.map((_, at) => (at + 1 === sense ? 1 : 0)) };
}

/** Words that are no longer there are left out. */
export async function readReviewWords(
  db: Db,
  words: readonly { readonly wordId: number; readonly sense: number | null }[],
  language: ListLanguage,
): Promise<ReviewWords> {
  const senses = new Map(words.map(({ wordId, sense }) => [wordId, sense]));
  const headwords = await readHeadwords(db, [...senses.keys()]);
  const listed = headwords.map((headword) => inSense(headword, senses.get(headword.id) ?? null));
  const asked = listed.map((word) => quizWordOf(word, language));
  const supply = await readChoices(db, asked, language);
  return {
    listed: new Map(listed.map((word) => [word.id, word])),
    index: indexWords(asked, supply, language),
  };
}
