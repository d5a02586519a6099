import type { FastifyRequest } from "fastify";
import { ProblemError } from "./errors/problem-error.ts";

/** True for texts that the database cannot hold: with a NUL, or half of a surrogate pair. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => isUnstorable(name) || isUnstorable(inner));
}

/** Before a request is looked at: nobody types such texts, and no call would know what to do with them. */
export async function refuseUnstorable({ body, query }: FastifyRequest): Promise<void> {
  if (isUnstorable(body) || isUnstorable(query)) throw new ProblemError("invalid");
}
