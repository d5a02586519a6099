import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { StoredList } from "./quiz-session.ts";

export const historyFormat = 1;

/** The text for `history`. `wordsText` is `words` as JSON: for thousands of words it is worth keeping. */
export function historyText(
  { title, wordCount, source, meanLanguage, returnPath, tonight, isReview, quiz }: Omit<StoredList, "words">,
  wordsText: string,
) {
  const [progress, served] = quiz?.kind === "server" ? [null, quiz] : [quiz, null];
  const head = JSON.stringify({
    format: historyFormat,
    title,
    start_length: wordCount,
    source,
    meanLanguageType: meanLanguageTypes[meanLanguage],
    returnPath,
    ...(tonight && { tonight }),
    ...(isReview && { isReview }),
    isStarted: quiz !== null,
    progress,
    served,
  });
  return `${head.slice(0, -1)},"word_list":${wordsText}}`;
}
