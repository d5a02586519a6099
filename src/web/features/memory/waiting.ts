import type { BodyOf } from "../../../contract/calls.ts";
import type { AnsweredReview } from "../../../contract/review.ts";
import { api } from "../accounts/session/api.ts";
import { signedInListId } from "../accounts/session/session.ts";
import { untilAnswered } from "../accounts/session/until-answered.ts";
import { ApiError } from "../page/api-client.ts";
import { type MemoryDatabase, openMemoryDatabase, type Waiting } from "./memory-database.ts";
import { hasBrowserMemory, markBrowserMemory } from "./memory-mark.ts";
import { readRememberedWords } from "./visitor-memory.ts";

/** Rows of a call: AnswerReviews takes 200 answers, TakeOver 20,000 rows. */
const mostAtOnce: Readonly<Record<Waiting["kind"], number>> = {
  answer: 200,
  log: 5_000,
  undo: 1,
  learn: 1,
  stop: 1,
  note: 1,
};

/** Keeps a part of a call until the server has answered it. Undefined where nobody is signed in. */
export async function keepWaiting(part: DistributiveOmit<Waiting, "owner">): Promise<number | undefined> {
  const owner = signedInListId();
  if (owner === undefined) return undefined;
  const key = await (await openMemoryDatabase()).add("waiting", { ...part, owner });
  markBrowserMemory(true);
  return key;
}

type DistributiveOmit<Of, Name extends keyof Of> = Of extends unknown ? Omit<Of, Name> : never;

export async function dropWaiting(key: number): Promise<void> {
  await (await openMemoryDatabase()).delete("waiting", key);
}

/** Removes an answer that was not sent yet; false where it was. */
export async function dropWaitingAnswer(answerId: string): Promise<boolean> {
  const database = await openMemoryDatabase();
  const transaction = database.transaction("waiting", "readwrite");
  let isFound = false;
  for (let cursor = await transaction.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
    if (cursor.value.kind !== "answer" || cursor.value.answerId !== answerId) continue;
    await cursor.delete();
    isFound = true;
  }
  await transaction.done;
  return isFound;
}

const listeners = new Set<(answered: AnsweredReview) => void>();

/** Calls the listener with what became of each answer that is sent from this document. */
export function followAnswers(listener: (answered: AnsweredReview) => void): void {
  listeners.add(listener);
}

/**
 * Sends what waits in the name of who is signed in, a visitor's log included, in the order in which it was kept. A row is
 * removed once the server has answered; sent again, as after a lost answer or by another tab, it changes nothing there.
 * Rejects as `api.call` does; what was not sent stays.
 */
export async function sendWaiting(): Promise<void> {
  if (signedInListId() === undefined || !hasBrowserMemory()) return;
  await oneAtATime(async () => {
    const owner = signedInListId();
    if (owner === undefined) return;
    const database = await openMemoryDatabase();
    await claimLog(database, owner);
    for (;;) {
      const batch = await nextBatch(database, owner);
      if (batch.length === 0 || signedInListId() !== owner) break;
      const answered = await send(batch.map(({ part }) => part));
      await remove(database, batch);
      for (const one of answered) for (const listener of listeners) listener(one);
    }
    if ((await database.count("waiting")) === 0) markBrowserMemory(false);
  });
}

/** A visitor's log becomes the rows of who has signed in: in one transaction, so that no row is lost or kept twice. */
async function claimLog(database: MemoryDatabase, owner: number): Promise<void> {
  // Also takes up what an earlier release kept.
  const words = await readRememberedWords();
  if (words.length === 0) return;
  const transaction = database.transaction(["log", "words", "waiting"], "readwrite");
  const waiting = transaction.objectStore("waiting");
  const log = await transaction.objectStore("log").getAll();
  for (const { answerId, wordId, kind, way, grade, at, elapsedMs, sense } of log) {
    const cardId = `${kind === "recognition" ? "r" : "p"}${wordId}`;
    const took = elapsedMs === null ? null : Math.min(Math.round(elapsedMs), longestMs);
    const row = [answerId, cardId, way, grade, new Date(at).toISOString(), took, sense] as const;
    await waiting.add({ owner, kind: "log", row: [...row] });
  }
  for (const { id, note } of await transaction.objectStore("words").getAll()) {
    if (note !== undefined) await waiting.add({ owner, kind: "note", body: { wordId: id, ...note } });
  }
  await transaction.objectStore("log").clear();
  await transaction.objectStore("words").clear();
  await transaction.done;
}

/** The most that the API takes: a day. */
export const longestMs = 86_400_000;

type Kept = { readonly key: number; readonly part: Waiting };

/** The oldest rows of an owner that one call takes. */
async function nextBatch(database: MemoryDatabase, owner: number): Promise<readonly Kept[]> {
  const index = database.transaction("waiting").store.index("byOwner");
  const batch: Kept[] = [];
  for (let cursor = await index.openCursor(owner); cursor !== null; cursor = await cursor.continue()) {
    const { primaryKey: key, value: part } = cursor;
    const [first] = batch;
    if (first !== undefined && (first.part.kind !== part.kind || batch.length >= mostAtOnce[part.kind])) break;
    batch.push({ key, part });
  }
  return batch;
}

async function remove(database: MemoryDatabase, batch: readonly Kept[]): Promise<void> {
  const transaction = database.transaction("waiting", "readwrite");
  for (const { key } of batch) await transaction.store.delete(key);
  await transaction.done;
}

/** Several at once are refused where one is; what is refused alone would be refused again, and is given up. */
async function send(parts: readonly Waiting[]): Promise<readonly AnsweredReview[]> {
  try {
    return await untilAnswered(() => call(parts));
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (parts.length === 1) return [];
    const answered: AnsweredReview[] = [];
    for (const part of parts) answered.push(...(await send([part])));
    return answered;
  }
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}

async function call(parts: readonly Waiting[]): Promise<readonly AnsweredReview[]> {
  const [first] = parts;
  switch (first?.kind) {
    case "answer": {
      const answers = parts.flatMap((part) => (part.kind === "answer" ? [part.answer] : []));
      const body: BodyOf<"Memory/AnswerReviews"> = { answers, MeanLanguageType: first.language };
      return await api.call("Memory/AnswerReviews", { body });
    }
    case "log":
      await api.call("Memory/TakeOver", {
        body: { log: parts.flatMap((part) => (part.kind === "log" ? [part.row] : [])) },
      });
      return [];
    case "undo":
      await api.call("Memory/UndoReview", { body: { answerId: first.answerId } });
      return [];
    case "learn":
      await api.call("Memory/StartLearning", { body: first.body });
      return [];
    case "stop":
      await api.call("Memory/StopAsking", { body: first.body });
      return [];
    case "note":
      await api.call("Memory/SaveNote", { body: first.body });
      return [];
    case undefined:
      return [];
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Within this browser where it has locks, else within this document. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks != null) return await locks.request("memory", work);
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return await mine;
}
