import { useEffect, useState } from "react";
import type { AnswerOf, CallName, InputOf } from "../../../contract/calls.ts";
import { api } from "../accounts/session/api.ts";

export type Answered<Answer> =
  | { readonly state: "loading" | "failed"; readonly answer?: undefined; retry(): void }
  | { readonly state: "ready"; readonly answer: Answer; retry(): void };

/** What a call of the API answers for who is here, asked for again when the call changes; without one, nothing. */
export function useAnswer<Name extends CallName>(
  name: Name | undefined,
  ...input: InputOf<Name>
): Answered<AnswerOf<Name>> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string; readonly answer?: AnswerOf<Name> }>();
  const asked = JSON.stringify([attempt, name, input]);
  useEffect(() => {
    if (name === undefined) return undefined;
    let isWanted = true;
    const keep = (answer?: AnswerOf<Name>) => {
      if (isWanted) setKnown({ of: asked, ...(answer !== undefined && { answer }) });
    };
    api.call(name, ...input).then(keep, () => keep());
    return () => {
      isWanted = false;
    };
  }, [asked]);
  const retry = () => setAttempt(attempt + 1);
  if (known === undefined || known.of !== asked) return { state: "loading", retry };
  return known.answer === undefined ? { state: "failed", retry } : { state: "ready", answer: known.answer, retry };
}
