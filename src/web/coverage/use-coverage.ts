import { useEffect, useState } from "react";
import type { Coverage } from "../../contract/progress/coverage.ts";
import { callApi } from "../session/call-api.ts";
import { userDataStore, useUserData } from "../session/use-user-data.ts";
import type { UserData } from "../session/user-data.ts";

export type KnownLevel = Coverage["level"];

/** A list of the catalogue: `type` is one of `wordListTypes`. */
export type CoveredList = { readonly type: number; readonly id: number };

/** A visitor's words go with the question, bounded as the API bounds them. */
const mostWords = 20_000;

function ask({ type, id }: CoveredList, { token, knownList, knownLevel }: UserData): Promise<Coverage> {
  if (token !== undefined) return callApi(`WordList/GetCoverage?type=${type}&id=${id}`);
  return callApi("WordList/GetCoverage", {
    type,
    id,
    knownWordIds: knownList.slice(0, mostWords),
    level: knownLevel ?? 0,
  });
}

/** Marks often come in a row; one question answers for all of them. */
const pauseMs = 300;

/**
 * How much of a list the person understands, asked again after every mark; what was said last stays until then.
 * Undefined until there is an answer.
 */
export function useCoverage({ type, id }: CoveredList): Coverage | undefined {
  const { token, knownList, knownLevel, unsentKnown } = useUserData();
  const [coverage, setCoverage] = useState<Coverage>();
  // The API answers by what it has been told.
  const isSent = unsentKnown === undefined || Object.keys(unsentKnown).length === 0;
  useEffect(() => {
    if (!isSent) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      ask({ type, id }, userDataStore().get()).then(
        (answer) => {
          if (isWanted) setCoverage(answer);
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [type, id, token, knownList, knownLevel, isSent]);
  return coverage;
}

/** "I am about A2", or 0 to take that back; of who is signed in it goes with the account. */
export async function setKnownLevel(level: KnownLevel): Promise<void> {
  const { token } = userDataStore().get();
  if (token !== undefined) await callApi("WordList/SetKnownLevel", { level });
  userDataStore().update({ knownLevel: level });
}
