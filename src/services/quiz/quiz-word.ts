import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { exampleIn, inSenseHere, meanIn, sensesHere } from "../../domain/catalogue/senses-here.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";

/** A word of a list with its meaning in one language, as a quiz asks and shows it. */
export function quizWordOf(listed: ListedWord, language: ListLanguage): QuizListWord {
  const word = inSenseHere(listed);
  const [meant] = sensesHere(listed);
  const { id, phrase, definition, synonyms, level: difficulty, partOfSpeech, ipa, count, times, line } = word;
  return {
    id,
    phrase,
    mean: meanIn(word, language),
    definition,
    synonyms,
    difficulty,
    partOfSpeech,
    ipa,
    count,
    times,
    line,
    ...(meant && exampleIn(meant, language)),
    ...(meant && listed.senses.length > 1 && { sense: meant.id }),
    ...(listed.senses.length > 1 && { senses: listed.senses.map((sense) => ({ mean: meanIn(sense, language) })) }),
  };
}
