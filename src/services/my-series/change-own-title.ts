import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import type { Db } from "../../storage/database.ts";
import {
  deleteOwnEpisode,
  deleteOwnTitle,
  lockOwnTitle,
  refreshOwnTitle,
  renameOwnTitle,
} from "../../storage/my-series/titles.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";

async function change({ database }: Services, userId: number, work: (transaction: Db) => Promise<boolean>) {
  await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!(await work(transaction))) throw new Refusal("not_found");
  });
}

/** Its address follows the name. @throws {Refusal} not_found, as the functions below */
export function renameTitle(
  services: Services,
  userId: number,
  id: number,
  { title: name, year }: { readonly title: string; readonly year: number | null },
): Promise<void> {
  return change(services, userId, async (transaction) => {
    const found = await lockOwnTitle(transaction, userId, id);
    if (found === undefined) return false;
    await renameOwnTitle(transaction, userId, found, { name, year, combinedUrl: combinedUrlOf(name) });
    return true;
  });
}

/** With its last episode a title goes. */
export function removeEpisode(services: Services, userId: number, id: number): Promise<void> {
  return change(services, userId, async (transaction) => {
    const titleId = await deleteOwnEpisode(transaction, userId, id);
    if (titleId === undefined) return false;
    await refreshOwnTitle(transaction, titleId);
    return true;
  });
}

/** What was learnt of its words stays. */
export function deleteOwn(services: Services, userId: number, id: number): Promise<void> {
  return change(services, userId, (transaction) => deleteOwnTitle(transaction, userId, id));
}
