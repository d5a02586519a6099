import { z } from "zod";
import { locales } from "../../domain/locale/locale.ts";
import {
  decideFlag,
  disqualifyRank,
  flags,
  flagsQuery,
  frozenMonth,
  lookAtRank,
  monthQuery,
  thisMonth,
} from "../console/prizes.ts";
import { get, noContent, type Operation, post } from "../operation.ts";

/** What a month's first places are given. */
export const prizeOperations = {
  "Premium/OpenPrize": {
    ...get,
    access: "public",
    summary: "Where the link in a prize's mail leads",
    query: z.strictObject({ id: z.uuid(), locale: z.enum(locales).default("tr") }),
    status: 302,
    answer: z.null().describe("To the account page, where codes are redeemed"),
  },
  "Admin/GetMonth": {
    ...get,
    access: "admin",
    summary: "A frozen month: its first hundred, what speaks for and against each, and the prizes",
    query: monthQuery,
    answer: frozenMonth,
  },
  "Admin/DisqualifyRank": {
    ...post,
    access: "admin",
    summary: "Takes a person off a frozen month's board, or puts them back; those behind move, and the person is told",
    description: "The prizes then wait for another 72 hours, unless the month is approved before.",
    body: disqualifyRank,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/LookAtRank": {
    ...post,
    access: "admin",
    summary: "Notes that the operator has looked at a place's evidence: without that it gets no prize",
    body: lookAtRank,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/GetFlags": {
    ...get,
    access: "admin",
    summary: "What was suspicious about people's answers, the newest first: flagged people have no place on the board",
    query: flagsQuery,
    answer: flags,
  },
  "Admin/DecideFlag": {
    ...post,
    access: "admin",
    summary: "Clears a flag, which gives the person their place back, or confirms it",
    body: decideFlag,
    ...noContent,
    problems: ["not_found"],
  },
  "Admin/ApproveMonth": {
    ...post,
    access: "admin",
    summary:
      "Grants a frozen month's prizes, mailed some seconds later, where each winner has been looked at (month.unseen)",
    body: thisMonth,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
  "Admin/WithdrawPrizes": {
    ...post,
    access: "admin",
    summary: "Takes back a month's prizes while none of their mails has gone out (month.sent)",
    body: thisMonth,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
