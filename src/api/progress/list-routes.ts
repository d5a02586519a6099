import {
  addWords,
  deleteList,
  removeListWords,
  renameList,
  reorderList,
  reportMissingWord,
  shareList,
} from "../../services/progress/change-list.ts";
import { createList } from "../../services/progress/create-list.ts";
import { findVisibleList, readOwnLists } from "../../services/progress/read-list.ts";
import { presentWords } from "../catalogue/present-words.ts";
import type { Api } from "../handle.ts";
import { presentChanged, presentInfo, presentList } from "./present-list.ts";

/** Users' own lists, information about shared ones, and reports of missing words. */
export function registerLists({ handle, services }: Api): void {
  handle("WordList/GetUserLists", async ({ user, query }) => {
    const lists = await readOwnLists(services, user.id, query.includeWords);
    return lists.map(({ words, ...list }) => ({
      ...presentList(list),
      ...(words === undefined ? {} : { words: presentWords(words, query.MeanLanguageType) }),
    }));
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

  handle("WordList/AddWords", async ({ user, body: { id, ...words } }) =>
    presentChanged(await addWords(services, user.id, id, words)),
  );

  handle("WordList/RemoveWords", async ({ user, body: { id, ...words } }) =>
    presentChanged(await removeListWords(services, user.id, id, words)),
  );

  handle("WordList/GetListInfo", async ({ user, query, problem }) => {
    const list = await findVisibleList(services, user, query.url);
    if (list === undefined) throw problem("not_found");
    return presentInfo(list);
  });

  handle("WordList/ReportMissingWord", async ({ body: { phrase, context } }) => {
    await reportMissingWord(services, phrase, context);
    return null;
  });
}
