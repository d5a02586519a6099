import { combinedUrlOf } from "../../domain/catalogue/combined-url.ts";
import { faultsOf, guessFile, type Row } from "../../domain/my-series/arrangement.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import {
  insertOwnTitle,
  lockOwnTitle,
  type OwnTitle,
  type PlacedReading,
  placeReadings,
  readOwnTitles,
  refreshOwnTitle,
} from "../../storage/my-series/titles.ts";
import { findUpload, readUploadFiles, type Upload, updateUpload } from "../../storage/my-series/uploads.ts";
import { lockUser } from "../accounts/lock-user.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { readRoom } from "./bring-files.ts";

export type Arrangement = {
  readonly uploadId: string;
  /** A title of the person's that the files are put into; without it one is made. */
  readonly titleId?: number | undefined;
  readonly title: string;
  readonly year: number | null;
  readonly kind: "series" | "movie";
  readonly rows: readonly Row[];
};

const refused = (code: "invalid" | "conflict", field: string, fault: string) =>
  new Refusal(code, [{ field, code: fault }]);

/**
 * Makes a title of files that were read, or puts them into one, in place of what is there. The same again comes to the same.
 *
 * @throws {Refusal} not_found; conflict, by brought.open while files are read, or brought.titles and brought.episodes; invalid, by
 * brought.double, brought.unplaced and unknown for a row
 */
export async function arrangeTitle(services: Services, user: StoredUser, wanted: Arrangement): Promise<OwnTitle> {
  const { kind, rows } = wanted;
  const faults = faultsOf(kind, rows).map(({ row, code }) => ({ field: `rows[${row}]`, code }));
  if (faults.length > 0) throw new Refusal("invalid", faults);
  return await services.database.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const upload = await findUpload(transaction, user.id, wanted.uploadId);
    if (upload === undefined) throw new Refusal("not_found");
    if (upload.state !== "done") throw refused("conflict", "uploadId", "brought.open");
    const placed = await placesOf(transaction, wanted);
    const titleId = await findOrMake(services, transaction, user, upload, wanted);
    await placeReadings(transaction, titleId, placed);
    await refreshOwnTitle(transaction, titleId);
    await updateUpload(transaction, upload.id, { titleId, userId: user.id });
    await refuseBeyondLimits(services, transaction, user);
    const [title] = await readOwnTitles(transaction, user.id, titleId);
    if (title === undefined) throw new Error(`title ${titleId} is gone`);
    return title;
  });
}

/** With what this transaction has added. */
async function refuseBeyondLimits(services: Services, transaction: Db, user: StoredUser): Promise<void> {
  const { limits, own } = await readRoom(services, transaction, user);
  if (own.titles > limits.titles) throw refused("conflict", "title", "brought.titles");
  if (own.episodes > limits.episodes) throw refused("conflict", "rows", "brought.episodes");
}

async function placesOf(transaction: Db, { uploadId, kind, rows }: Arrangement): Promise<PlacedReading[]> {
  const files = new Map((await readUploadFiles(transaction, uploadId)).map((file) => [file.file, file]));
  return rows.map((row, at) => {
    const file = files.get(row.file);
    const readingId = file?.readingId ?? null;
    if (file === undefined || readingId === null) throw refused("invalid", `rows[${at}]`, "unknown");
    const isMovie = kind === "movie";
    const { episodeName } = guessFile(file.name);
    return {
      season: isMovie ? null : row.season,
      episode: isMovie ? 1 : (row.episode ?? 1),
      name: isMovie ? null : episodeName,
      readingId,
    };
  });
}

async function findOrMake(
  services: Services,
  transaction: Db,
  user: StoredUser,
  upload: Upload,
  { titleId, title: name, year, kind }: Arrangement,
): Promise<number> {
  // What was made of this upload before, as where its answer was lost.
  const wanted = titleId ?? upload.titleId ?? undefined;
  const found = wanted === undefined ? undefined : await lockOwnTitle(transaction, user.id, wanted);
  if (found !== undefined && found.kind === kind) return found.id;
  if (titleId !== undefined) throw new Refusal("not_found");
  const named = { name, year, combinedUrl: combinedUrlOf(name) };
  return await insertOwnTitle(transaction, user.id, kind, named, services.now());
}
