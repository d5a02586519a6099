import { methodOf } from "../../../../domain/quiz/methods.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { Feedback, Question } from "../quiz-play.ts";
import { methodTexts } from "../screen/method-texts.ts";
import type { TimeLeft } from "./drain-line.tsx";

export function verdictText({ isRight, isAlmost }: Feedback): string {
  if (isAlmost) return m.quiz_almost();
  return isRight ? m.quiz_right() : m.quiz_wrong();
}

export function pointsText(points: number): string {
  return m.quiz_earned({ count: points });
}

/** Why an answer is not quite right, and what would be; nothing where the choices or the card say so themselves. */
export function correctionText(question: Question, { isRight, reason, nearest, trueChoice }: Feedback): string {
  if (reason === "diacritics") return m.quiz_almost_marks({ answer: nearest });
  if (reason === "slip") return m.quiz_almost_slip({ answer: nearest });
  return !isRight && methodOf(question.method).isWritten ? m.quiz_right_answer({ answer: trueChoice }) : "";
}

/**
 * What a screen reader says of a question beyond what takes the focus: a choice question's heading is read when it
 * takes it, so the choices are left; a line to write in keeps the focus, so the question itself is.
 */
export function questionSpeech({ method, text, choices }: Question): string {
  const { isWritten, isListening } = methodOf(method);
  if (!isWritten) return choices.map((choice, at) => `${at + 1}: ${choice}`).join("; ");
  const instruction = methodTexts[method].instruction();
  return isListening ? instruction : `${instruction} ${text}`;
}

/** The answer's outcome in one breath. */
export function feedbackSpeech(question: Question, feedback: Feedback): string {
  const { word, points, isRight, trueChoice } = feedback;
  const { isWritten } = methodOf(question.method);
  const sentences = [
    verdictText(feedback),
    ...(question.seconds > 0 && isRight ? [pointsText(points)] : []),
    isRight || isWritten ? correctionText(question, feedback) : m.quiz_right_answer({ answer: trueChoice }),
    word.mean === null ? word.phrase : `${word.phrase}: ${word.mean}`,
  ];
  return sentences.filter((sentence) => sentence !== "").join(". ");
}

export function timeSpeech(left: TimeLeft): string | undefined {
  if (left === "enough") return undefined;
  return left === "little" ? m.quiz_time_little() : m.quiz_time_over();
}
