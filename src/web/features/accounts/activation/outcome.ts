import { ApiError } from "../../page/api-client.ts";

export type Outcome = "activated" | "changed" | "used" | "expired" | "unknown" | "taken" | "noAnswer" | "failed";

const outcomes: Readonly<Record<string, Outcome>> = {
  "code.used": "used",
  "code.expired": "expired",
  "code.unknown": "unknown",
  required: "unknown",
  "mail.taken": "taken",
};

/** Why a mail's code was not taken. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return "noAnswer";
  const errors = error.problem !== undefined && "errors" in error.problem ? (error.problem.errors ?? []) : [];
  return errors.flatMap(({ code }) => outcomes[code] ?? [])[0] ?? "failed";
}
