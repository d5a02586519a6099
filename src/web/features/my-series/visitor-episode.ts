import { type DBSchema, openDB } from "idb";
import type { BodyOf } from "../../../contract/calls.ts";
import type { ReadEpisode } from "../../../contract/my-series.ts";
import { markVisitorEpisode } from "./visitor-mark.ts";

/** The one episode or film that a visitor has had read, kept in this browser alone. */
export type VisitorEpisode = {
  readonly read: ReadEpisode;
  /** What it is, as it was arranged; null until then. */
  readonly arranged: BodyOf<"MySeries/Arrange"> | null;
};

interface Schema extends DBSchema {
  episodes: { key: "one"; value: VisitorEpisode };
}

async function withDatabase<Result>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<Result>) {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function open() {
  return await openDB<Schema>("my-series", 1, {
    upgrade: (created) => void created.createObjectStore("episodes"),
  });
}

/** Rejects where the browser does not allow to store anything. */
export async function keepEpisode(episode: VisitorEpisode): Promise<void> {
  await withDatabase((database) => database.put("episodes", episode, "one"));
  markVisitorEpisode(true);
}

/** Undefined where there is none, or where the browser stores nothing. */
export async function readEpisode(): Promise<VisitorEpisode | undefined> {
  return await withDatabase((database) => database.get("episodes", "one")).catch(() => undefined);
}

/** Forgets it, unless it is another one by now. */
export async function forgetEpisode({ read }: VisitorEpisode): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction("episodes", "readwrite");
    const kept = await transaction.store.get("one");
    const isSame = kept?.read.uploadId === read.uploadId;
    if (isSame) await transaction.store.delete("one");
    await transaction.done;
    if (isSame) markVisitorEpisode(false);
  });
}
