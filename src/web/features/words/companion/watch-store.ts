import { createStored, useStored } from "../../page/stored.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import { stoppedClock, type WatchClock } from "./watch-clock.ts";

export type WatchAnswer = "got" | "missed";

/** What one watches, or will watch tonight: of this browser, one at a time. */
export type Watch = {
  /** Kind and id. */
  readonly list: string;
  /** Ids of tonight's words; empty where none were chosen. */
  readonly tonight: readonly number[];
  readonly clock: WatchClock;
  /** By the ids of words. */
  readonly answers: Readonly<Record<string, WatchAnswer>>;
  /** By which memory knows the answers, by the ids of words too. */
  readonly answerIds?: Readonly<Record<string, string>>;
  /** Ms since 1970, when it was last changed. */
  readonly changedAt: number;
};

/** What is older is another evening's. */
const keptMs = 24 * 3_600_000;

const stored = createStored("watch", (json) => parseWatch(json, Date.now()));

/** The watch of a list. On the server, which has none, and for another list a new one. */
export function useWatch(list: CoveredList): Watch {
  const watch = useStored(stored, undefined);
  return watch?.list === nameOf(list) ? watch : newWatch(list);
}

/** What one watches, or watched within a day; undefined where there is nothing. */
export function watchedList(): CoveredList | undefined {
  const [kind = "", id] = stored.get()?.list.split(" ") ?? [];
  return kind === "episode" || kind === "movie" ? { kind, id: Number(id) } : undefined;
}

/** Tonight's words of a list, for who watches it afterwards. The same ones leave a clock that was started. */
export function setWatchedWords(list: CoveredList, ids: readonly number[]): void {
  const watch = stored.get();
  const isSame = watch?.list === nameOf(list) && watch.tonight.join() === ids.join();
  if (!isSame) write({ ...newWatch(list), tonight: ids });
}

export function setWatchClock(list: CoveredList, clock: WatchClock): void {
  write({ ...ofList(list), clock });
}

/** An answer to a word, or none. */
export function setWatchAnswer(list: CoveredList, id: number, answer: WatchAnswer | undefined): void {
  const watch = ofList(list);
  const { [id]: _, ...others } = watch.answers;
  write({ ...watch, answers: answer === undefined ? others : { ...others, [id]: answer } });
}

/** The id of the answer that memory has of a word. */
export function answerIdOf(list: CoveredList, id: number): string | undefined {
  return ofList(list).answerIds?.[id];
}

export function setAnswerId(list: CoveredList, id: number, answerId: string): void {
  const watch = ofList(list);
  write({ ...watch, answerIds: { ...watch.answerIds, [id]: answerId } });
}

/** From the beginning, without answers. */
export function restartWatch(list: CoveredList): void {
  write({ ...newWatch(list), tonight: ofList(list).tonight });
}

/** Undefined where there is none, it cannot be read, or it is of another evening. */
export function parseWatch(json: unknown, now: number): Watch | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  const { list, tonight, clock, answers, answerIds, changedAt }: { [Key in keyof Watch]?: unknown } = json;
  if (typeof list !== "string" || typeof changedAt !== "number" || !isClock(clock)) return undefined;
  if (now - changedAt > keptMs) return undefined;
  const ids = Array.isArray(tonight) ? tonight.filter((id) => Number.isSafeInteger(id)) : [];
  return { list, tonight: ids, clock, answers: isAnswers(answers) ? answers : {}, ...idsIn(answerIds), changedAt };
}

function isClock(value: unknown): value is WatchClock {
  if (typeof value !== "object" || value === null) return false;
  const { from, startedAt }: { [Key in keyof WatchClock]?: unknown } = value;
  return typeof from === "number" && (startedAt === null || typeof startedAt === "number");
}

function isAnswers(value: unknown): value is Watch["answers"] {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((answer) => answer === "got" || answer === "missed")
  );
}

function idsIn(value: unknown): Pick<Watch, "answerIds"> {
  if (typeof value !== "object" || value === null) return {};
  const ids = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { answerIds: Object.fromEntries(ids) };
}

const newWatches = new Map<string, Watch>();

/** The same one for a list, so that nothing is rendered again for it. */
function newWatch(of: CoveredList): Watch {
  const list = nameOf(of);
  const watch = newWatches.get(list) ?? { list, tonight: [], clock: stoppedClock, answers: {}, changedAt: 0 };
  newWatches.set(list, watch);
  return watch;
}

function ofList(list: CoveredList): Watch {
  const watch = stored.get();
  return watch?.list === nameOf(list) ? watch : newWatch(list);
}

function nameOf({ kind, id }: CoveredList): string {
  return `${kind} ${id}`;
}

function write(watch: Watch): void {
  stored.update(() => ({ ...watch, changedAt: Date.now() }));
}
