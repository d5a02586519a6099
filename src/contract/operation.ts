import { z } from "zod";
import type { ProblemCode } from "./problem.ts";

/** `public` reads no token, `optional` reads one where it is sent and refuses a bad one, `user` needs one. */
export type Access = "public" | "optional" | "user";

/** One call of the API. Its name in the table of operations is `<tag>/<operationId>`. */
export type Operation = {
  readonly method: "GET" | "POST";
  /** The part after `/api/`, with parameters in braces, where it is not the operation's name. */
  readonly path?: string;
  readonly access: Access;
  /** A narrower limit by address, besides the one that all calls share. */
  readonly limit?: "credentials" | "messages";
  /** True where the answer depends on query and content version alone: it is kept whole and sent with an ETag. */
  readonly isCached?: true;
  /** Where the call also takes multipart/form-data with one file. */
  readonly upload?: { readonly maxBytes: number };
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly status: 200 | 202 | 204 | 302;
  readonly answer: z.ZodType;
  /** Of the answer, where it is not JSON. */
  readonly contentType?: string;
  /** What the call refuses with, besides what every call may and, where a token is read, `unauthorized`. */
  readonly problems: readonly ProblemCode[];
  /** Problems that carry more than the usual members. */
  readonly extendedProblems?: { readonly [Code in ProblemCode]?: { description: string; schema: z.ZodType } };
  readonly summary: string;
  readonly description?: string;
};

const everyCallsProblems = ["invalid", "too_many_requests", "internal", "unavailable"] as const;

export type EveryCallsProblem = (typeof everyCallsProblems)[number];

/** All codes that an operation may answer with. */
export function problemCodesOf({ access, problems }: Operation): ProblemCode[] {
  return [...everyCallsProblems, ...(access === "public" ? [] : ["unauthorized" as const]), ...problems];
}

/** What may be sent where an operation takes nothing: it is not looked at. */
export const ignored = z.unknown().transform((): undefined => undefined);

/** The body of calls that need nothing: none, or an empty object. */
export const nothing = z.strictObject({}).nullish();

/** The answer of calls that have nothing to say but that they are done: 202, 204. */
export const done = z.null().describe("Done");

const common = { params: ignored, query: ignored, body: ignored, status: 200, problems: [] } as const;

/** What a GET is unless it says otherwise. */
export const get = { ...common, method: "GET", query: z.strictObject({}) } as const;

/** What a POST is unless it says otherwise. */
export const post = { ...common, method: "POST" } as const;

/** A call that is done when it answers, and has nothing to say. */
export const isDone = { status: 204, answer: done } as const;

/** A call that has started what is done later, such as a mail. */
export const isAccepted = { status: 202, answer: done } as const;
