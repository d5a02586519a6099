import type { ListStart } from "../../contract/progress/lists.ts";
import { startLength } from "../../contract/progress/lists.ts";
import { countByLevel, entriesOf, wordsOf } from "../../services/progress/list-entries.ts";
import { findVisibleList, isLockedFor } from "../../services/progress/read-list.ts";
import type { Services } from "../../services/services.ts";
import { jsonResponse } from "../cache/cached-response.ts";
import { createResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { presentWords, previewLength } from "../catalogue/present-words.ts";
import { type Api, type CallContext, sent } from "../handle.ts";
import { presentInfo } from "./present-list.ts";

type Context = CallContext<"WordList/GetListStart">;
type FoundList = NonNullable<Awaited<ReturnType<typeof findVisibleList>>>;

const cacheBytes = 16 * 1024 * 1024;

const revalidated = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, max-age=0, must-revalidate",
};

/** All that the beginning of a list depends on for some reader; undefined where it depends on more. */
function keyOf(list: FoundList, isLocked: boolean): string | undefined {
  // What a person knew changes without the list's revision.
  if (list.knownOf !== null) return undefined;
  return JSON.stringify([presentInfo(list), list.revision, isLocked]);
}

/** For the page of a list as visitors see it. Undefined for a list that they may not see, too. */
export async function pageKeyOfList(services: Services, url: string): Promise<string | undefined> {
  const list = await findVisibleList(services, undefined, url);
  return list && keyOf(list, isLockedFor(services, undefined, list));
}

/** The beginning of a list, kept until the list changes: who may see it is checked before each answer. */
export function registerGetListStart({ handle, services, commonHeaders }: Api): void {
  const { db } = services.database;
  const version = () => services.contentVersion.current();
  const cache = createResponseCache(cacheBytes, version, commonHeaders, () => true);

  async function startOf(list: FoundList, isLocked: boolean, meanLanguageType: number): Promise<ListStart> {
    const entries = await entriesOf(db, list);
    const first = entries.slice(0, isLocked ? previewLength : startLength);
    return {
      info: presentInfo(list),
      words: presentWords(await wordsOf(db, first), meanLanguageType),
      levels: await countByLevel(db, isLocked ? first : entries),
      hasCounts: entries.some(({ count }) => count > 0),
      isLocked,
      total: entries.length,
    };
  }

  handle("WordList/GetListStart", async (context: Context) => {
    const { user, query, problem, limits, request, reply } = context;
    const list = await findVisibleList(services, user, query.url);
    if (list === undefined) throw problem("not_found");
    const isLocked = isLockedFor(services, user, list);
    const start = () => limits.inTurn(() => startOf(list, isLocked, query.MeanLanguageType));
    const key = keyOf(list, isLocked);
    if (key === undefined) return await start();
    const produce = async () => ({ ...jsonResponse(await start()), headers: revalidated });
    await sendCached(request, reply, await cache.get(`${key} ${query.MeanLanguageType}`, produce));
    return sent;
  });
}
