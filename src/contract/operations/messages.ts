import {
  answerMessage,
  assignMessage,
  cannedAnswers,
  closeMessage,
  messages,
  messagesQuery,
  saveCannedAnswer,
  savedCannedAnswer,
  thisCannedAnswer,
  thisMessage,
  withdrawnAnswer,
} from "../console/messages.ts";
import { get, noContent, type Operation, post } from "../operation.ts";

/** Messages to the operator, in the console: answering them, and who takes care of them. */
export const messageOperations = {
  "Admin/GetMessages": {
    ...get,
    access: "support",
    summary: "What people wrote to the operator, the newest first",
    query: messagesQuery,
    answer: messages,
  },
  "Admin/AnswerMessage": {
    ...post,
    access: "support",
    summary: "Mails an answer, some seconds later, and keeps it with the message",
    body: answerMessage,
    ...noContent,
    problems: ["not_found"],
  },
  "Admin/WithdrawAnswer": {
    ...post,
    access: "support",
    summary: "Takes back the last answer while its mail waits (answer.sent), and opens the message",
    body: thisMessage,
    answer: withdrawnAnswer,
    problems: ["not_found", "conflict"],
  },
  "Admin/CloseMessage": {
    ...post,
    access: "support",
    summary: "Puts a message away, marks it as spam, or opens it again",
    body: closeMessage,
    ...noContent,
    problems: ["not_found"],
  },
  "Admin/AssignMessage": {
    ...post,
    access: "support",
    summary: "Gives a message to an operator who takes care of it, or to nobody",
    body: assignMessage,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/GetCannedAnswers": {
    ...get,
    access: "support",
    summary: "Answers to begin with, in three languages, and the operators who answer",
    answer: cannedAnswers,
  },
  "Admin/SaveCannedAnswer": {
    ...post,
    access: "support",
    summary: "Keeps an answer to begin with, or changes it",
    body: saveCannedAnswer,
    answer: savedCannedAnswer,
    problems: ["not_found"],
  },
  "Admin/DeleteCannedAnswer": {
    ...post,
    access: "support",
    summary: "Deletes an answer to begin with",
    body: thisCannedAnswer,
    ...noContent,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
