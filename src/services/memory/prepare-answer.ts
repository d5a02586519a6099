import { memoryDay } from "../../domain/locale/day.ts";
import { type CardKind, emptyMemory } from "../../domain/memory/card.ts";
import { canBeEasy, gradeOf, type JudgedAnswer, medianAnswers, medianOf } from "../../domain/memory/grades.ts";
import { applyEntry, foldWord, isLater } from "../../domain/memory/word-memory.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import type { Db } from "../../storage/database.ts";
import type { AnswerChange } from "../../storage/memory/answer-change.ts";
import { readAnswerTimes, readEntries, type TimedEntry } from "../../storage/memory/log.ts";
import { readMemories, writesOf } from "../../storage/memory/memories.ts";
import { readScheduler } from "./settings.ts";

export type PlayedAnswer = {
  readonly answerId: string;
  readonly wordId: number;
  readonly kind: CardKind;
  readonly judged: JudgedAnswer;
  readonly at: Date;
  /** Of the sense that was asked, from 1. */
  readonly sense: number | null;
};

/** What an answer of a quiz changes in the person's memory, to be written with what else it changes. */
export async function prepareAnswer(
  db: Db,
  { id, timeZone }: StoredUser,
  { answerId, wordId, kind, judged, at, sense }: PlayedAnswer,
): Promise<AnswerChange> {
  const times = canBeEasy(judged) ? await readAnswerTimes(db, id, kind, medianAnswers.last) : [];
  const entry: TimedEntry = {
    answerId,
    wordId,
    kind,
    way: judged.way,
    elapsedMs: judged.elapsedMs,
    grade: gradeOf(judged, medianOf(times)),
    at: at.getTime(),
    day: memoryDay(at.getTime(), timeZone),
  };
  const scheduler = await readScheduler(db, id);
  const before = (await readMemories(db, id, [wordId])).get(wordId) ?? { ...emptyMemory, sense: null, revisions: {} };
  const { recognition, production, lastAt, isStopped } = before;
  const after = isLater(entry, before)
    ? applyEntry({ recognition, production, lastAt, isStopped }, entry, scheduler)
    : foldWord([...(await readEntries(db, id, [wordId])), entry], scheduler);
  return { entry, writes: writesOf(before, after, before.sense ?? sense).writes };
}
