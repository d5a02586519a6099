import type { ListLanguage } from "../locale/meaning-language.ts";
import type { Card } from "../memory/card.ts";
import type { JudgedAnswer } from "../memory/grades.ts";
import { type Step, stepsOf } from "../memory/session.ts";
import { judgeAnswer } from "../quiz/answer-question.ts";
import { cardKindOf, wayOf } from "../quiz/answered-card.ts";
import { choicesFor } from "../quiz/choices.ts";
import { itemOf, type QuizItem } from "../quiz/item.ts";
import { type MethodId, methodOf } from "../quiz/methods.ts";
import { methodsForWord } from "../quiz/offered-methods.ts";
import type { QuizWord } from "../quiz/quiz-word.ts";
import type { Random } from "../quiz/random.ts";
import type { IndexedWord, WordIndex } from "../quiz/word-index.ts";
import { textOf } from "../quiz/word-text.ts";
import { type Cloze, clozeOf, clozeText, fillsGap } from "./cloze.ts";

/** A word that reviews ask for. */
export type ReviewWord = QuizWord & { readonly example?: string };

/** How a card is asked: by a method of the quiz, or as the gap of its example. */
export type ReviewMethod = MethodId | "cloze";

export type Asking = { readonly meanLanguage: ListLanguage; readonly hasVoice: boolean };

/** The quiz's methods of a step, the best first; in English the meaning is the definition. */
function methodsOf(step: Step, kind: Card["kind"], language: ListLanguage): readonly MethodId[] {
  switch (step) {
    case "choice":
      return language === "en" ? ["test-phrase-definition"] : ["test-phrase-mean", "test-phrase-definition"];
    case "listening":
      return [language === "en" ? "writeListen-engAudio-phrase" : "writeListen-engAudio-mean"];
    case "writing":
      if (kind === "recognition") return language === "en" ? [] : ["write-phrase-mean"];
      return language === "en" ? ["write-definition-phrase"] : ["write-mean-phrase", "write-definition-phrase"];
    case "cloze":
      return [];
  }
}

/** How a card is asked now; undefined of a word that lacks what any method needs. */
export function methodFor(
  card: Pick<Card, "kind" | "state">,
  word: ReviewWord,
  asking: Asking,
): ReviewMethod | undefined {
  const offered = methodsForWord(word, asking).map(({ id }) => id);
  for (const step of stepsOf(card)) {
    if (step === "cloze" && word.example !== undefined && clozeOf(word.phrase, word.example) !== null) return "cloze";
    const method = methodsOf(step, card.kind, asking.meanLanguage).find((id) => offered.includes(id));
    if (method !== undefined) return method;
  }
  return offered.find((id) => cardKindOf(id) === card.kind);
}

/** The card that an answer is for, and how the table of grades calls its method. */
export function answeredCard(method: ReviewMethod): Pick<Card, "kind"> & Pick<JudgedAnswer, "way"> {
  return method === "cloze" ? { kind: "production", way: "cloze" } : { kind: cardKindOf(method), way: wayOf(method) };
}

const openQuestion = { number: 1, startPoints: 0, durationSeconds: 0, openedAt: 0 } as const;

/** A card's question, as the quiz shows one; of a gap `question` is the sentence. */
export function reviewItem<W extends ReviewWord>(
  method: ReviewMethod,
  word: W,
  index: WordIndex<W>,
  random: Random,
): QuizItem<W> {
  const cloze = method === "cloze" ? clozeOf(word.phrase, word.example ?? "") : null;
  const id = method === "cloze" ? "write-mean-phrase" : method;
  const own = index.byId.get(word.id);
  const isChosen = !methodOf(id).isWritten && own !== undefined;
  const choices = isChosen ? choicesFor(index, own, methodOf(id).answered, random) : [];
  const item = itemOf({ ...openQuestion, wordId: word.id, method: id, choices }, word, { words: [] }, 1);
  return cloze === null ? item : { ...item, question: clozeText(cloze), correctAnswer: cloze.gap };
}

/** The person's own meaning of a word is as good as one of its senses'. */
function withOwnMeaning<W extends ReviewWord>(own: IndexedWord<W>, ownMeaning: string): IndexedWord<W> {
  if (ownMeaning === "") return own;
  const { mean, senses = [{ mean }] } = own.word;
  return { ...own, word: { ...own.word, senses: [...senses, { mean: ownMeaning }] } };
}

export type ReviewVerdict = { readonly verdict: JudgedAnswer["verdict"]; readonly correctAnswer: string };

/**
 * The verdict on an answer to a card's question; empty for "I don't know".
 *
 * @param ownMeaning what the person has written for the word, meanings separated by "; ": right too where a meaning is written
 */
export function judgeReview<W extends ReviewWord>(
  method: ReviewMethod,
  word: W,
  index: WordIndex<W>,
  answer: string,
  ownMeaning = "",
): ReviewVerdict {
  const cloze = method === "cloze" ? clozeOf(word.phrase, word.example ?? "") : null;
  if (cloze !== null) return { verdict: gapVerdict(answer, word, cloze), correctAnswer: cloze.gap };
  const id = method === "cloze" ? "write-mean-phrase" : method;
  const own = index.byId.get(word.id);
  if (own === undefined) throw new RangeError(`the index lacks the word ${word.id}`);
  const question = { ...openQuestion, wordId: word.id, method: id, choices: [] };
  const { isRight, isAlmost } = judgeAnswer(index, withOwnMeaning(own, ownMeaning), question, answer);
  return {
    verdict: isAlmost ? "almost" : isRight ? "right" : "wrong",
    correctAnswer: textOf(word, methodOf(id).answered),
  };
}

function gapVerdict(answer: string, { phrase }: ReviewWord, cloze: Cloze): "right" | "wrong" {
  return fillsGap(answer, phrase, cloze) ? "right" : "wrong";
}
