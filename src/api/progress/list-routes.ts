import {
  addWords,
  deleteList,
  removeListWords,
  renameList,
  reorderList,
  shareList,
} from "../../services/progress/change-list.ts";
import { createList } from "../../services/progress/create-list.ts";
import { pagesOf } from "../../services/progress/list-entries.ts";
import { findVisibleList, type OwnList, readEntriesOfOwn, readOwnLists } from "../../services/progress/read-list.ts";
import { sourceOfType } from "../catalogue/word-list-types.ts";
import type { CallLimits } from "../costs/cost-limits.ts";
import { type Api, sent } from "../handle.ts";
import { entryOfRow, presentChanged, presentInfo, presentList, presentRemoved } from "./present-list.ts";
import { wordListJson } from "./word-list-json.ts";

/** Users' own lists, and information about shared ones. */
export function registerLists({ handle, services }: Api): void {
  const { db } = services.database;

  /** The JSON of lists with their words, in small pieces. */
  async function* listsJson(lists: readonly OwnList[], { inTurn }: CallLimits, meanLanguageType: number) {
    let separator = "[";
    for (const list of lists) {
      yield `${separator}${JSON.stringify(presentList(list)).slice(0, -1)},"words":`;
      yield* wordListJson(pagesOf(db, await inTurn(() => readEntriesOfOwn(services, list)), inTurn), meanLanguageType);
      yield "}";
      separator = ",";
    }
    yield separator === "[" ? "[]" : "]";
  }

  handle("WordList/GetUserLists", async ({ user, query, limits }) => {
    const lists = await readOwnLists(services, user.id);
    if (!query.includeWords) return lists.map(presentList);
    await limits.stream(listsJson(lists, limits, query.MeanLanguageType));
    return sent;
  });

  handle("WordList/CreateList", async ({ user, body }) => presentList(await createList(services, user, body)));

  handle("WordList/RenameList", async ({ user, body: { id, title } }) =>
    presentList(await renameList(services, user.id, id, title)),
  );

  handle("WordList/ShareList", async ({ user, body: { id, isShared } }) =>
    presentList(await shareList(services, user.id, id, isShared)),
  );

  handle("WordList/DeleteList", async ({ user, body }) => {
    await deleteList(services, user.id, body.id);
    return null;
  });

  handle("WordList/ReorderList", async ({ user, body: { id, wordIds } }) =>
    presentList(await reorderList(services, user.id, id, wordIds)),
  );

  handle("WordList/AddWords", async ({ user, body: { id, from, rows, ...words } }) => {
    const added = { ...words, rows: rows?.map(entryOfRow) };
    return presentChanged(await addWords(services, user, id, added, from && sourceOfType(from.type, from.id)));
  });

  handle("WordList/RemoveWords", async ({ user, body: { id, ...words } }) =>
    presentRemoved(await removeListWords(services, user.id, id, words)),
  );

  handle("WordList/GetListInfo", async ({ user, query, problem }) => {
    const list = await findVisibleList(services, user, query.url);
    if (list === undefined) throw problem("not_found");
    return presentInfo(list);
  });
}
