import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Day, memoryDay } from "../../../domain/locale/day.ts";
import type { FoundKnown } from "../../../domain/progress/known-import/find-known.ts";
import type { KnownFileFault, NoteMemory } from "../../../domain/progress/known-import/known-file.ts";
import type { HeadwordIds } from "../../../domain/progress/known-import/recognise.ts";
import type { KnownSource } from "../../../providers/known-files/read-known-file.ts";
import { runInThread, ThreadError } from "../../../providers/run-in-thread.ts";
import type { StoredUser } from "../../../storage/accounts/users.ts";
import { readAllHeadwords } from "../../../storage/progress/list-words.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { readKnowledge } from "../set-known.ts";

export type FindTask = { readonly source: KnownSource; readonly now: number; readonly headwords: HeadwordIds };

export type FindAnswer = { readonly found: FoundKnown } | { readonly fault: KnownFileFault };

/** 100,000 notes take a quarter of it and three seconds of an idle core; a runaway thread ends alone. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };
const timeoutMs = 60_000;

/** How a word that a file names stands with the person. */
export type WordState = "new" | "known" | "learning";

export type RecognisedWord = { readonly id: number; readonly phrase: string; readonly state: WordState };

export type KnownWords = {
  readonly found: FoundKnown;
  readonly recognised: readonly RecognisedWord[];
  /** The person's day of learning on which a note was last answered. */
  dayOf(memory: NoteMemory): Day;
};

const refusedFile = (code: KnownFileFault) =>
  new Refusal(code === "known.unpacked" || code === "known.notes" ? "too_large" : "invalid", [{ field: "file", code }]);

/**
 * Keeps the one file of a form in a private folder while `use` works with it.
 *
 * @throws {Refusal} invalid (required); too_large
 */
export async function withKnownFile<Result>(
  parts: AsyncIterable<{ readonly name: string; readonly content: Readable; isTruncated(): boolean }>,
  use: (source: KnownSource) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "dizi-okulu-known-"));
  try {
    let source: KnownSource | undefined;
    for await (const { name, content, isTruncated } of parts) {
      const place = path.join(folder, "file");
      await pipeline(content, createWriteStream(place, { mode: 0o600 }));
      if (isTruncated()) throw new Refusal("too_large");
      source = { kind: "file", name, path: place };
    }
    if (source === undefined) throw new Refusal("invalid", [{ field: "file", code: "required" }]);
    return await use(source);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Which words a text or a file names, and how they stand with the person; marks nothing. The file is read in a thread of its
 * own.
 *
 * @throws {Refusal} invalid or too_large, by a `KnownFileFault`
 */
export async function readKnownWords(services: Services, user: StoredUser, source: KnownSource): Promise<KnownWords> {
  const { database, now } = services;
  const headwords = await readAllHeadwords(database.db);
  const at = now().getTime();
  const task: FindTask = { source, now: at, headwords };
  const answer = await findInThread(task);
  if ("fault" in answer) throw refusedFile(answer.fault);
  const { found } = answer;
  const ids = new Set(found.sheets.flatMap(({ columns }) => columns.flatMap(({ words }) => words.map(({ id }) => id))));
  const stateOf = await readStates(services, user.id);
  const recognised = [...headwords]
    .filter(([, id]) => ids.has(id))
    .map(([phrase, id]): RecognisedWord => ({ id, phrase, state: stateOf(id) }));
  const today = memoryDay(at, user.timeZone);
  return { found, recognised, dayOf: ({ lastAt }) => earlier(memoryDay(lastAt, user.timeZone), today) };
}

const earlier = (a: Day, b: Day) => (a < b ? a : b);

async function findInThread(task: FindTask): Promise<FindAnswer> {
  try {
    // The worker answers with this type.
    return (await runInThread(new URL("./find-known-worker.ts", import.meta.url), task, {
      resourceLimits,
      timeoutMs,
    })) as FindAnswer;
  } catch (error) {
    // It took too long, or more memory than it may have.
    if (error instanceof ThreadError) return { fault: "known.slow" };
    throw error;
  }
}

async function readStates(services: Services, userId: number): Promise<(id: number) => WordState> {
  const { wordIds, learntIds = [], learningIds = [], stoppedIds = [] } = await readKnowledge(services, userId);
  const known = new Set([...wordIds, ...learntIds]);
  const learning = new Set([...learningIds, ...stoppedIds]);
  return (id) => (known.has(id) ? "known" : learning.has(id) ? "learning" : "new");
}
