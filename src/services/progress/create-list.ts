import { randomBytes } from "node:crypto";
import { canOwnMoreLists, canSeeWholeList } from "../../domain/progress/list-policies.ts";
import { appendWords, copyWords } from "../../storage/progress/list-words.ts";
import { countListsOf, insertList, type StoredList } from "../../storage/progress/word-lists.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { entriesOf } from "./list-entries.ts";
import { findVisibleList, type Viewer } from "./read-list.ts";
import { type ListOwner, refuseBeyondQuota } from "./refuse-beyond-quota.ts";

/** An address that cannot be guessed: 128 random bits. */
export function createListUrl(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Creates a list, empty or as a copy of one that the person can see.
 *
 * @throws {Refusal} conflict (list.limit, list.room, list.unverified) where the person may not own more lists or words;
 * not_found, premium.required for the list to be copied
 */
export async function createList(
  services: Services,
  viewer: Viewer & ListOwner,
  { title, fromUrl }: { readonly title: string; readonly fromUrl?: string | undefined },
): Promise<StoredList> {
  const createdAt = services.now();
  const source = fromUrl === undefined ? undefined : await findVisibleList(services, viewer, fromUrl);
  if (fromUrl !== undefined && source === undefined) throw new Refusal("not_found");
  if (source !== undefined && !canSeeWholeList(viewer, source, createdAt)) throw new Refusal("premium.required");
  const selected = source?.selection == null ? undefined : await entriesOf(services.database.db, source);
  const list = { title, url: createListUrl(), isShared: false, isPremium: source?.isPremium ?? false };
  const origin = source?.selection ?? source?.origin ?? null;
  return await services.database.db.transaction(async (transaction) => {
    // Without the lock two concurrent calls would both count three and create a fourth.
    await lockUser(transaction, viewer.id);
    if (!canOwnMoreLists(viewer, await countListsOf(transaction, viewer.id), createdAt)) {
      throw new Refusal("conflict", [{ field: "title", code: "list.limit" }]);
    }
    const id = await insertList(transaction, { ...list, origin, userId: viewer.id, createdAt });
    if (selected !== undefined) await appendWords(transaction, id, selected);
    else if (source !== undefined) await copyWords(transaction, source.id, id);
    if (source !== undefined) await refuseBeyondQuota(transaction, viewer, "title");
    return { ...list, id, wordCount: selected?.length ?? source?.wordCount ?? 0, revision: 0 };
  });
}
