import type { BodyOf } from "../../../../contract/calls.ts";
import type { ChangedWords, RemovedWords, UserList } from "../../../../contract/progress/lists.ts";
import { listLimits } from "../../../../domain/progress/list-limits.ts";
import { api } from "../../accounts/session/api.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { UserData } from "../../accounts/session/user-data.ts";

/** Counts changes made here, so that an older answer does not undo them. */
let changes = 0;

/** Stores the API's lists as `userWordLists`. Rejects as `api.call` does. */
export async function loadOwnLists(): Promise<void> {
  const { token } = userDataStore().get();
  if (token === undefined) return;
  const before = changes;
  const userWordLists = await api.call("WordList/GetUserLists", { query: { includeWords: false } });
  if (userDataStore().get().token !== token) return;
  if (changes === before) userDataStore().update({ userWordLists });
  else await loadOwnLists();
}

/** Stores the list that a call creates or changes and answers with. Rejects as the call does. */
export async function changeOwnList(call: Promise<UserList>): Promise<UserList> {
  const list = await call;
  store(list);
  return list;
}

/** Words by their ids or as typed, with the list of the catalogue that they are added from; or rows that were removed. */
type AddedWords = Omit<BodyOf<"WordList/AddWords">, "id">;

/** Rejects as `api.call` does; so for the function below. */
export async function addToList(id: number, words: AddedWords): Promise<ChangedWords> {
  const changed = await api.call("WordList/AddWords", { body: { id, ...words } });
  store(changed.list);
  return changed;
}

/** @returns the rows that were removed, which can be added again */
export async function removeFromList(id: number, wordIds: readonly number[]): Promise<RemovedWords["rows"]> {
  const { list, rows } = await api.call("WordList/RemoveWords", { body: { id, wordIds } });
  store(list);
  return rows;
}

/** Rejects as `api.call` does. */
export async function deleteOwnList(id: number): Promise<void> {
  await api.call("WordList/DeleteList", { body: { id } });
  changes += 1;
  const { userWordLists } = userDataStore().get();
  userDataStore().update({ userWordLists: userWordLists.filter((list) => list.id !== id) });
}

/** Whether a free user has as many lists as allowed; the API has the last word. */
export function isAtListLimit({ isPremium, userWordLists }: UserData): boolean {
  return isPremium !== true && userWordLists.length >= listLimits.freeLists;
}

function store(list: UserList): void {
  changes += 1;
  const { userWordLists } = userDataStore().get();
  const isStored = userWordLists.some(({ id }) => id === list.id);
  userDataStore().update({
    userWordLists: isStored ? userWordLists.map((one) => (one.id === list.id ? list : one)) : [...userWordLists, list],
  });
}
