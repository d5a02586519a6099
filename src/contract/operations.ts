import type { z } from "zod";
import { sendMessage } from "./contact.ts";
import { type EveryCallsProblem, get, type ignored, isAccepted, type Operation, post } from "./operation.ts";
import { signInOperations, userOperations } from "./operations/accounts.ts";
import { catalogueOperations } from "./operations/catalogue.ts";
import { knownWordOperations, listOperations, scoreOperations } from "./operations/progress.ts";
import { quizOperations } from "./operations/quiz.ts";
import { polls, voteBody } from "./polls.ts";
import type { Problem } from "./problem.ts";

const pollOperations = {
  "Poll/GetPolls": {
    ...get,
    access: "user",
    summary: "The open polls, the newest first, in the language of the header",
    answer: polls,
  },
  "Poll/Vote": {
    ...post,
    access: "user",
    summary: "Votes, once in each poll",
    body: voteBody,
    answer: polls,
    problems: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;

const contactOperations = {
  "Contact/SendMessage": {
    ...post,
    access: "public",
    limit: "messages",
    summary: "Writes to the operator",
    body: sendMessage,
    ...isAccepted,
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
  ...knownWordOperations,
  ...listOperations,
  ...scoreOperations,
  ...quizOperations,
  ...pollOperations,
  ...contactOperations,
};

export type Operations = typeof operations;

export type CallName = keyof Operations;

/** What a client gives in the address's query. */
export type QueryOf<Name extends CallName> = Given<Operations[Name]["query"]>;

/** What a client sends as JSON. */
export type BodyOf<Name extends CallName> = Given<Operations[Name]["body"]>;

/** All that a call takes, as one value: parameters of the path and the query of a GET, the body of a POST. */
export type InputOf<Name extends CallName> = Given<Operations[Name]["params"]> & QueryOf<Name> & BodyOf<Name>;

/** What a client hears when all is well; null where the status says all. */
export type AnswerOf<Name extends CallName> = z.output<Operations[Name]["answer"]>;

type TokenProblem = { readonly public: never; readonly optional: "unauthorized"; readonly user: "unauthorized" };

export type ProblemCodeOf<Name extends CallName> =
  | Operations[Name]["problems"][number]
  | TokenProblem[Operations[Name]["access"]]
  | EveryCallsProblem;

/** The body of a refusal. */
export type ProblemOf<Name extends CallName> = (Problem & { code: ProblemCodeOf<Name> }) | ExtendedProblem<Name>;

/** `unknown` adds nothing to an intersection. */
type Given<Schema extends z.ZodType> = Schema extends typeof ignored ? unknown : z.input<Schema>;

type ExtendedProblem<Name extends CallName> = Operations[Name] extends {
  extendedProblems: infer Extended extends Readonly<Record<string, { schema: z.ZodType }>>;
}
  ? z.output<Extended[keyof Extended]["schema"]>
  : never;
