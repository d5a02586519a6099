import { type SharedFiles, withKept } from "./kept-database.ts";

/** What another program has shared, once. Undefined where there is nothing, or nothing may be stored. */
export async function takeShared(): Promise<SharedFiles | undefined> {
  return await withKept(async (database) => {
    const transaction = database.transaction("shared", "readwrite");
    const shared = await transaction.store.get("one");
    await transaction.store.delete("one");
    await transaction.done;
    return shared;
  }).catch(() => undefined);
}
