import { useEffect, useState } from "react";
import { callApi } from "../accounts/session/call-api.ts";

export type Answered<Answer> =
  | { readonly state: "loading" | "failed"; readonly answer?: undefined; retry(): void }
  | { readonly state: "ready"; readonly answer: Answer; retry(): void };

/** What a call of the API answers for who is here, asked for again when the call changes; without one, nothing. */
export function useAnswer<Answer>(call: string | undefined): Answered<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string; readonly answer?: Answer }>();
  const asked = call === undefined ? undefined : `${attempt} ${call}`;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isWanted = true;
    const keep = (answer?: Answer) => {
      if (isWanted) setKnown({ of: asked, ...(answer !== undefined && { answer }) });
    };
    callApi<Answer>(asked.slice(asked.indexOf(" ") + 1)).then(keep, () => keep());
    return () => {
      isWanted = false;
    };
  }, [asked]);
  const retry = () => setAttempt(attempt + 1);
  if (known === undefined || known.of !== asked) return { state: "loading", retry };
  return known.answer === undefined ? { state: "failed", retry } : { state: "ready", answer: known.answer, retry };
}
