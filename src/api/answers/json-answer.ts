import type { Answer } from "./representation.ts";

/** A JSON answer that every reader gets alike and must ask about again (304) before using a kept one. */
export function jsonAnswer(value: unknown): Answer {
  return {
    status: 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=0, must-revalidate",
    },
    body: Buffer.from(JSON.stringify(value)),
  };
}
