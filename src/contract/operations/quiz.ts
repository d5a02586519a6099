import { z } from "zod";
import { get, noContent, type Operation, post } from "../operation.ts";
import {
  answerBody,
  answered,
  openedQuestion,
  quizBody,
  quizHistory,
  soundQuery,
  startedQuiz,
  startedTour,
  startQuizBody,
  startTourBody,
  tourBody,
} from "../quiz.ts";

/** Quizzes for points, run by the server. */
export const quizOperations = {
  "Quiz/StartQuiz": {
    ...post,
    access: "user",
    summary: "Sets a list, or words, to be played for points; no tour is begun unless asked for",
    body: startQuizBody,
    answer: startedQuiz,
    problems: ["premium.required", "not_found", "conflict"],
  },
  "Quiz/StartTour": {
    ...post,
    access: "user",
    summary: "Takes 20 words at random from those that are left, or gives the open tour; another quiz's is put away",
    body: startTourBody,
    answer: startedTour,
    problems: ["premium.required", "not_found", "conflict"],
  },
  "Quiz/NextQuestion": {
    ...post,
    access: "user",
    summary: "Opens the tour's next question and starts its time, or gives the open one, whose time runs on",
    body: tourBody,
    answer: openedQuestion,
    problems: ["not_found", "conflict"],
  },
  "Speech/GetSound": {
    ...get,
    access: "public",
    summary: "Speaks the word of an open question that one listens to; 404 once it is answered",
    description:
      "Their ids, which nobody can guess, are all that it takes, so that a browser's player can ask for it. Each question's sound differs, also of the same word.",
    query: soundQuery,
    answer: z.any().describe("A WAV file"),
    contentType: "audio/wav",
    problems: ["not_found"],
  },
  "Quiz/Answer": {
    ...post,
    access: "user",
    summary:
      "Answers the open question; given again, it hears the same and earns nothing more. A conflict by question.changed: ask for the next question, which may be the same one with a hint",
    body: answerBody,
    answer: answered,
    problems: ["not_found", "conflict"],
  },
  "Quiz/GetHistory": {
    ...get,
    access: "user",
    summary: "The quizzes that were played last, at most 50",
    answer: quizHistory,
  },
  "Quiz/DropQuiz": {
    ...post,
    access: "user",
    summary: "Forgets a quiz with its open tour; points that were earned stay",
    body: quizBody,
    ...noContent,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
