import { reportMeaning, reportMissingWord, wishTitle } from "./contact/reports.ts";
import { sendMessage } from "./contact.ts";
import { accepted, type accessProblems, type EveryCallsProblem, get, type Operation, post } from "./operation.ts";
import { signInOperations, userOperations } from "./operations/accounts.ts";
import { broughtOperations } from "./operations/brought.ts";
import { catalogueOperations } from "./operations/catalogue.ts";
import { codeOperations } from "./operations/codes.ts";
import { consoleOperations, staffOperations } from "./operations/console.ts";
import { draftOperations } from "./operations/drafts.ts";
import { importOperations } from "./operations/imports.ts";
import { levelTestOperations } from "./operations/level-test.ts";
import { lexiconOperations } from "./operations/lexicon.ts";
import { memoryOperations } from "./operations/memory.ts";
import { messageOperations } from "./operations/messages.ts";
import { moneyOperations } from "./operations/money.ts";
import { mySeriesOperations } from "./operations/my-series.ts";
import { passkeyOperations } from "./operations/passkeys.ts";
import { pdfOperations } from "./operations/pdf.ts";
import { paymentOperations, premiumOperations } from "./operations/premium.ts";
import { prizeOperations } from "./operations/prizes.ts";
import { knownWordOperations, listOperations, scoreOperations } from "./operations/progress.ts";
import { quizOperations } from "./operations/quiz.ts";
import { polls, voteBody } from "./polls.ts";

const pollOperations = {
  "Poll/GetPolls": {
    ...get,
    access: "user",
    summary: "The open polls that the person may see, the newest first, in the language of the header",
    answer: polls,
  },
  "Poll/Vote": {
    ...post,
    access: "user",
    summary: "Votes, once in each poll",
    body: voteBody,
    answer: polls,
    problems: ["not_found", "premium.required", "conflict"],
  },
} as const satisfies Record<string, Operation>;

const contactOperations = {
  "Contact/SendMessage": {
    ...post,
    access: "optional",
    limit: "messages",
    summary: "Writes to the operator",
    body: sendMessage,
    ...accepted,
  },
  "WordList/ReportMissingWord": {
    ...post,
    access: "optional",
    limit: "messages",
    summary: "Tells the operator of a word that the lexicon does not have",
    body: reportMissingWord,
    ...accepted,
  },
  "WordList/ReportMeaning": {
    ...post,
    access: "optional",
    limit: "messages",
    summary: "Tells the operator that a word's meaning is wrong in a list",
    body: reportMeaning,
    ...accepted,
    problems: ["not_found"],
  },
  "WordList/WishTitle": {
    ...post,
    access: "optional",
    limit: "messages",
    summary: "Wishes for a title that the site does not have; counted once for a person or an address",
    body: wishTitle,
    ...accepted,
  },
} as const satisfies Record<string, Operation>;

/**
 * Every call of the API by its name, `<tag>/<operationId>`. The API registers its routes from this table, the OpenAPI
 * document is made from it, and clients have their types from it.
 */
export const operations = {
  ...catalogueOperations,
  ...signInOperations,
  ...userOperations,
  ...passkeyOperations,
  ...paymentOperations,
  ...premiumOperations,
  ...knownWordOperations,
  ...listOperations,
  ...scoreOperations,
  ...pdfOperations,
  ...quizOperations,
  ...levelTestOperations,
  ...memoryOperations,
  ...mySeriesOperations,
  ...pollOperations,
  ...contactOperations,
  ...staffOperations,
  ...consoleOperations,
  ...messageOperations,
  ...moneyOperations,
  ...broughtOperations,
  ...codeOperations,
  ...draftOperations,
  ...importOperations,
  ...prizeOperations,
  ...lexiconOperations,
};

export type Operations = typeof operations;

export type OperationName = keyof Operations;

/** The codes that an operation may refuse with. */
export type ProblemCodeOf<Name extends OperationName> =
  | Operations[Name]["problems"][number]
  | (typeof accessProblems)[Operations[Name]["access"]][number]
  | EveryCallsProblem;
