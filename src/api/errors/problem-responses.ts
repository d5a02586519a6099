import { type ProblemCode, problem } from "../../contract/problem.ts";
import { problemTexts } from "./problem-texts.ts";

/** Problems that any call may answer with, whatever it does. */
const everyCall: readonly ProblemCode[] = ["too_many_requests", "internal", "unavailable"];

type ProblemResponse = { description: string; content: { "application/problem+json": { schema: typeof problem } } };

/** Response schemas of a call's problems, for the OpenAPI document. */
export function problemResponses(...codes: ProblemCode[]): Record<number, ProblemResponse> {
  const responses = [...codes, ...everyCall].map((code) => {
    const { status, title } = problemTexts[code];
    return [status, { description: title, content: { "application/problem+json": { schema: problem } } }] as const;
  });
  return Object.fromEntries(responses);
}
