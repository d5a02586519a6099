import { z } from "zod";

/** Stable codes of every error answer; programs act on them, people read `detail`. */
export const problemCodes = [
  "invalid",
  "unauthorized",
  "login.wrong",
  "google.unknown_mail",
  "forbidden",
  "premium.required",
  "not_found",
  "conflict",
  "too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal",
  "unavailable",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem details; `detail` and `message` are in the language of the `lang` header. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(problemCodes),
    errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem" });

export type Problem = z.infer<typeof problem>;
