import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { isSubtitleName } from "../../domain/catalogue/subtitle-path.ts";
import {
  type BringLimits,
  limitsOf,
  openUploads,
  readingsInAll,
  roomLeft,
  uploadLimits,
} from "../../domain/my-series/limits.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import { countReadings } from "../../storage/my-series/readings.ts";
import { countOwn } from "../../storage/my-series/titles.ts";
import { countUploads, insertUpload } from "../../storage/my-series/uploads.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { keepUpload, type UploadPart } from "../subtitles/keep-upload.ts";
import { folderOf } from "./brought-folder.ts";

const dayMs = 24 * 60 * 60_000;
const fullRetrySeconds = 3_600;

export type Room = {
  readonly limits: BringLimits;
  readonly left: BringLimits;
  readonly own: { readonly titles: number; readonly episodes: number };
  /** Uploads that are not read yet. */
  readonly open: number;
};

/** What a person may bring, and what of it is left today. */
export async function readRoom({ now }: Services, db: Db, user: StoredUser): Promise<Room> {
  const time = now();
  const limits = limitsOf(user, time);
  const { files, open } = await countUploads(db, user.id, new Date(time.getTime() - dayMs));
  const own = await countOwn(db, user.id);
  return { limits, own, open, left: roomLeft(limits, { ...own, filesToday: files }) };
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

/**
 * Takes subtitle files of a person, or one of a visitor, and leaves them to the worker. Nothing of an upload that was broken
 * off or refused is kept.
 *
 * @returns the upload's id
 * @throws {Refusal} as `keepUpload`; conflict, by brought.open, brought.day or brought.episodes; unavailable (full)
 */
export async function bringFiles(
  services: Services,
  user: StoredUser | undefined,
  parts: AsyncIterable<UploadPart>,
): Promise<string> {
  const { db } = services.database;
  const id = randomUUID();
  const folder = folderOf(services, id);
  try {
    const limits = {
      ...uploadLimits,
      files: user === undefined ? 1 : uploadLimits.files,
      isImportable: isSubtitleName,
    };
    const names = (await keepUpload(folder, parts, limits)).sort(inOrder);
    if ((await countReadings(db)) >= readingsInAll) throw new Refusal("unavailable", [], fullRetrySeconds, "full");
    await db.transaction(async (transaction) => {
      if (user !== undefined) await refuseBeyondRoom(services, transaction, user, names.length);
      const createdAt = services.now();
      // A visitor's is read by the request that brings it.
      const leaseUntil = user === undefined ? new Date(createdAt.getTime() + dayMs) : null;
      const upload = { id, userId: user?.id ?? null, createdAt, leaseUntil };
      await insertUpload(transaction, upload, names);
    });
    return id;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function refuseBeyondRoom(services: Services, transaction: Db, user: StoredUser, files: number): Promise<void> {
  // Without the lock two uploads at once would both count without the other.
  await lockUser(transaction, user.id);
  const { limits, left, open } = await readRoom(services, transaction, user);
  const refused = (code: string) => new Refusal("conflict", [{ field: "file", code }]);
  if (open >= openUploads) throw refused("brought.open");
  // Files may replace others: what is left of the episodes is asked when they are arranged.
  if (files > limits.episodes) throw refused("brought.episodes");
  if (files > left.filesPerDay) throw refused("brought.day");
}
