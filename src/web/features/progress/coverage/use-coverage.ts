import { useEffect, useState } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { askCoverage, type CoveredList } from "./ask-coverage.ts";

export type KnownLevel = Coverage["level"];

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
      askCoverage(userDataStore().get(), { type, id }).then(
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
  if (token !== undefined) await api.call("WordList/SetKnownLevel", { body: { level } });
  userDataStore().update({ knownLevel: level });
}
