import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { inSenseHere, sensesHere } from "../../domain/catalogue/senses-here.ts";
import type { ShownSense } from "../../domain/lexicon/entry.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import type { QuizListWord } from "../../storage/quiz/quiz-record.ts";

function meanOf(meant: Pick<ShownSense, "tr" | "es" | "definition">, language: Locale): string | null {
  const meanings = language === "en" ? [meant.definition].filter((text) => text !== "") : meant[language];
  return meanings.length === 0 ? null : meanings.join("; ");
}

function exampleOf(listed: ListedWord, language: Locale): Pick<QuizListWord, "example" | "exampleMean"> {
  const { example = "", exampleTr = "", exampleEs = "" } = sensesHere(listed)[0] ?? {};
  if (example === "") return {};
  const exampleMean = { en: "", tr: exampleTr, es: exampleEs }[language];
  return { example, ...(exampleMean !== "" && { exampleMean }) };
}

/** A word of a list with its meaning in one language, as a quiz asks and shows it. */
export function quizWordOf(listed: ListedWord, language: Locale): QuizListWord {
  const word = inSenseHere(listed);
  const { id, phrase, definition, synonyms, level: difficulty, partOfSpeech, ipa, count, times, line } = word;
  return {
    id,
    phrase,
    mean: meanOf(word, language),
    definition,
    synonyms,
    difficulty,
    partOfSpeech,
    ipa,
    count,
    times,
    line,
    ...exampleOf(listed, language),
    ...(listed.senses.length > 1 && { senses: listed.senses.map((sense) => ({ mean: meanOf(sense, language) })) }),
  };
}
