import { reasonOf } from "./reason-of.ts";

/** Whether a statement failed because a row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = reasonOf(error);
  return "code" in cause && cause.code === "23505";
}
