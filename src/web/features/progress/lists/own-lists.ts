import type { BodyOf } from "../../../../contract/calls.ts";
import type { ChangedWords, UserList } from "../../../../contract/progress/lists.ts";
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

/** The list of the catalogue that words are added from: they keep their sense and minute in it. */
type From = { readonly from?: BodyOf<"WordList/AddWords">["from"] };

/** Words by their ids, or as typed. */
type NamedWords = { readonly wordIds: readonly number[] } | { readonly phrases: readonly string[] };

/** Rejects as `api.call` does. */
export async function changeListWords(
  call: "AddWords" | "RemoveWords",
  id: number,
  words: NamedWords & From,
): Promise<ChangedWords> {
  const changed = await api.call(`WordList/${call}`, { body: { id, ...words } });
  store(changed.list);
  return changed;
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
