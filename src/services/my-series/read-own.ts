import { type FileGuess, guessFile, type Proposal, proposeTitle } from "../../domain/my-series/arrangement.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { type OwnTitle, readOwnTitles } from "../../storage/my-series/titles.ts";
import { findUpload, readReadings, readUploadFiles, type UploadedFile } from "../../storage/my-series/uploads.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type Room, readRoom } from "./bring-files.ts";

/** The titles that a person has brought, and what is left of the limits. */
export async function readOwn(
  services: Services,
  user: StoredUser,
): Promise<{ readonly titles: readonly OwnTitle[]; readonly room: Room }> {
  const { db } = services.database;
  return { titles: await readOwnTitles(db, user.id), room: await readRoom(services, db, user) };
}

export type WatchedFile = Pick<
  UploadedFile,
  "file" | "name" | "state" | "problem" | "problemLine" | "problemNumber"
> & {
  readonly guess: FileGuess;
  /** An earlier file of the upload with the same text. */
  readonly sameAs: number | null;
  readonly seconds: number | null;
  readonly runningWords: number | null;
};

export type WatchedUpload = {
  readonly id: string;
  readonly isDone: boolean;
  readonly files: readonly WatchedFile[];
  /** Of the files that were not refused. */
  readonly proposal: Proposal;
};

/** @throws {Refusal} not_found. */
export async function watchUpload({ database: { db } }: Services, userId: number, id: string): Promise<WatchedUpload> {
  const upload = await findUpload(db, userId, id);
  if (upload === undefined) throw new Refusal("not_found");
  const stored = await readUploadFiles(db, id);
  const readings = new Map(
    (
      await readReadings(
        db,
        stored.flatMap(({ readingId }) => readingId ?? []),
      )
    ).map((reading) => [reading.id, reading]),
  );
  const files = stored.map((file) => {
    const { readingId } = file;
    const same = readingId === null ? undefined : stored.find((each) => each.readingId === readingId);
    const reading = readings.get(readingId ?? 0);
    return {
      file: file.file,
      name: file.name,
      state: file.state,
      problem: file.problem,
      problemLine: file.problemLine,
      problemNumber: file.problemNumber,
      guess: guessFile(file.name),
      sameAs: same !== undefined && same.file !== file.file ? same.file : null,
      seconds: reading?.seconds ?? null,
      runningWords: reading?.runningWords ?? null,
    };
  });
  const usable = files.filter(({ state, sameAs }) => state !== "failed" && sameAs === null);
  return {
    id,
    isDone: upload.state === "done",
    files,
    proposal: proposeTitle(usable.map(({ guess }) => guess)),
  };
}
