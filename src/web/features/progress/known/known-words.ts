import { useMemo } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { createKnownRule, type KnownBy } from "../../../../domain/progress/knowledge.ts";
import { api } from "../../accounts/session/api.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { type Mark, marksOf, withMarks } from "./marks.ts";

/** Why a word of a level counts as known to the user; undefined where it does not. */
export type KnownRule = (id: number, level: number) => KnownBy | undefined;

/** The same rule for everyone who knows nothing, so that nothing is rendered again on hydration. */
const knowsNothing: KnownRule = () => undefined;

const noIds: readonly number[] = [];

/** What counts as known to the user: nothing until the page is hydrated. */
export function useKnownRule(): KnownRule {
  const { knownList: wordIds, unknownList: unknownIds = noIds, knownLevel: level = 0 } = useUserData();
  return useMemo(
    () => (wordIds.length === 0 && level === 0 ? knowsNothing : createKnownRule({ wordIds, unknownIds, level })),
    [wordIds, unknownIds, level],
  );
}

/** Words whose marks were changed, and what takes that back, each word to the mark that it had. */
export type MarkChange = { readonly ids: readonly number[]; readonly undo: () => void };

/**
 * Marks words as known, or as not known, which wins over the level; the one place where that is done. The marks of a
 * signed-in user are sent to the API, now or when there is a connection again.
 */
export function setKnown(ids: readonly number[], isKnown: boolean): MarkChange {
  const before = marksOf(userDataStore().get());
  const changed = ids.filter((id) => before(id) !== isKnown);
  setMarks(changed.map((id) => [id, isKnown]));
  return { ids: changed, undo: () => setMarks(changed.map((id) => [id, before(id)])) };
}

function setMarks(marks: readonly (readonly [number, Mark])[]): void {
  if (marks.length === 0) return;
  const user = userDataStore().get();
  const changed = withMarks(user, marks);
  if (user.token === undefined) {
    userDataStore().update(changed);
    return;
  }
  userDataStore().update({ ...changed, unsentKnown: { ...user.unsentKnown, ...Object.fromEntries(marks) } });
  import("./sync-known.ts").then(
    ({ sendKnown }) => sendKnown(),
    () => undefined,
  );
}

export type KnownLevel = Coverage["level"];

/** "I am about A2", or 0 to take that back; a signed-in user's is stored with the account. */
export async function setKnownLevel(level: KnownLevel): Promise<void> {
  const { token } = userDataStore().get();
  if (token !== undefined) await api.call("WordList/SetKnownLevel", { body: { level } });
  userDataStore().update({ knownLevel: level });
}
