import { z } from "zod";
import type { ConsoleAccess } from "../domain/accounts/role.ts";
import type { ProblemCode } from "./problem.ts";

/**
 * `public` ignores tokens; `optional` takes requests without one, but refuses an invalid one; `user` requires one.
 * `operator`, `editor`, `support` and `admin` require one of a session that passed the second factor, of a role that
 * may (an admin may all, `operator` is any of them); `staff` one of these roles alone.
 */
export type Access = "public" | "optional" | "user" | "staff" | ConsoleAccess;

/** One call of the API. Its name in the table of operations is `<tag>/<operationId>`. */
export type Operation = {
  readonly method: "GET" | "POST";
  /** The part after `/api/`, with parameters in braces; the operation's name unless given. */
  readonly path?: string;
  readonly access: Access;
  /** Of the console's calls: the second factor must have been passed within minutes. */
  readonly asksAgain?: true;
  /** A stricter rate limit by IP address, besides the general one. */
  readonly limit?: "credentials" | "messages";
  /** The answer depends on query and content version alone: it is cached and sent with an ETag. */
  readonly isCached?: true;
  /** The call also takes multipart/form-data with one file, or up to so many with their paths. */
  readonly upload?: { readonly maxBytes: number; readonly maxFiles?: number };
  /** The handler reads the body as the bytes that arrived, whatever their type. */
  readonly isRaw?: true;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly status: 200 | 202 | 204 | 302;
  readonly answer: z.ZodType;
  /** Of the answer; JSON unless given. */
  readonly contentType?: string;
  /** Besides those of every call and of the access. */
  readonly problems: readonly ProblemCode[];
  /** Problems whose bodies have extension members (RFC 9457, 3.2). */
  readonly extendedProblems?: { readonly [Code in ProblemCode]?: { description: string; schema: z.ZodType } };
  readonly summary: string;
  readonly description?: string;
};

const everyCallsProblems = ["invalid", "too_many_requests", "internal", "unavailable"] as const;

export type EveryCallsProblem = (typeof everyCallsProblems)[number];

/** What each access refuses with. */
export const accessProblems = {
  public: [],
  optional: ["unauthorized"],
  user: ["unauthorized"],
  staff: ["unauthorized", "forbidden"],
  operator: ["unauthorized", "forbidden", "second_factor.required"],
  editor: ["unauthorized", "forbidden", "second_factor.required"],
  support: ["unauthorized", "forbidden", "second_factor.required"],
  admin: ["unauthorized", "forbidden", "second_factor.required"],
} as const satisfies Record<Access, readonly ProblemCode[]>;

/** All problems that an operation may answer with. */
export function problemCodesOf({ method, access, asksAgain, problems }: Operation): ProblemCode[] {
  const ofBodies: readonly ProblemCode[] = method === "POST" ? ["too_large"] : [];
  const again: readonly ProblemCode[] = asksAgain ? ["second_factor.again"] : [];
  return [...new Set([...everyCallsProblems, ...ofBodies, ...accessProblems[access], ...again, ...problems])];
}

/** The schema of a part of the request that an operation does not read. */
export const ignored = z.unknown().transform((): undefined => undefined);

/** The body of a POST without parameters: none, or an empty object. */
export const nothing = z.strictObject({}).nullish();

/** The empty answer of status 202 and 204. */
export const done = z.null().describe("Done");

const common = { params: ignored, query: ignored, body: ignored, status: 200, problems: [] } as const;

/** Defaults of a GET. */
export const get = { ...common, method: "GET", query: z.strictObject({}) } as const;

/** Defaults of a POST. */
export const post = { ...common, method: "POST" } as const;

/** Status and answer of a call that has done its work and returns nothing. */
export const noContent = { status: 204, answer: done } as const;

/** Status and answer of a call whose work, such as a mail, is done later. */
export const accepted = { status: 202, answer: done } as const;
