import type { BodyOf } from "../../../contract/calls.ts";
import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { ListLanguage } from "../../../domain/locale/meaning-language.ts";
import { type CardKind, cardIdOf, type Grade } from "../../../domain/memory/card.ts";
import { canBeEasy, gradeOf, type JudgedAnswer, medianAnswers, medianOf } from "../../../domain/memory/grades.ts";
import { refresh } from "../accounts/session/queries.ts";
import { signedInListId } from "../accounts/session/session.ts";
import type { BrowserEntry, BrowserWay } from "./memory-database.ts";
import { addEntries, dayHere, readLog, removeEntry } from "./visitor-memory.ts";
import { dropWaitingAnswer, keepWaiting, longestMs, sendWaiting } from "./waiting.ts";

export type Remembered = {
  readonly word: Word;
  /** Of its meaning. */
  readonly locale: ListLanguage;
  readonly kind: CardKind;
  /** As it was judged, or as the person graded it. */
  readonly judged: JudgedAnswer | SelfGraded;
  /** Made up unless given. */
  readonly answerId?: string;
};

export type SelfGraded = { readonly way: "self"; readonly grade: Grade; readonly elapsedMs: number };

/**
 * Keeps an answer that this browser has judged: in a visitor's memory, or to be sent in a member's name, now or when there
 * is a connection again. Once this resolves it is kept.
 *
 * @returns the id of the answer, by which it can be taken back
 */
export async function rememberAnswer({ word, locale, kind, judged, ...given }: Remembered): Promise<string> {
  const { way } = judged;
  const answerId = given.answerId ?? crypto.randomUUID();
  if (signedInListId() === undefined) {
    const grade = "grade" in judged ? judged.grade : gradeOf(judged, canBeEasy(judged) ? await medianHere(kind) : null);
    const entry = entryOf(word, { kind, way, grade });
    await addEntries([{ entry: { ...entry, answerId, elapsedMs: judged.elapsedMs }, word, locale }]);
    tell();
    return answerId;
  }
  const elapsedMs = Math.min(Math.round(judged.elapsedMs ?? 0), longestMs);
  const sense = senseOf(word);
  const grade = "grade" in judged ? judged.grade : gradeOf(judged, null);
  const answer = {
    answerId,
    cardId: cardIdOf({ wordId: word.id, kind }),
    grade,
    way,
    elapsedMs,
    ...(sense !== null && { sense }),
    at: new Date().toISOString(),
  };
  await keepWaiting({ kind: "answer", answerId, answer, language: meanLanguageTypes[locale] });
  sendSoon();
  return answerId;
}

/** Takes an answer back. */
export async function forgetAnswer(answerId: string): Promise<void> {
  if (signedInListId() === undefined) {
    await removeEntry(answerId);
    tell();
    return;
  }
  // It may be on its way: then it is undone after it.
  if (!(await dropWaitingAnswer(answerId))) await keepWaiting({ kind: "undo", answerId });
  sendSoon();
}

/** "Teach me": the words are new ones of the next review. */
export async function startLearning(
  words: readonly Word[],
  locale: ListLanguage,
  from?: BodyOf<"Memory/StartLearning">["from"],
): Promise<void> {
  if (words.length === 0) return;
  if (signedInListId() === undefined) {
    await addEntries(
      words.map((word, place) => {
        const entry = entryOf(word, { kind: "recognition", way: "learn", grade: null });
        // A millisecond each, so that they are asked in the order given.
        return { entry: { ...entry, at: entry.at + place }, word, locale };
      }),
    );
    tell();
    return;
  }
  await startLearningById(
    words.map(({ id }) => id),
    from,
  );
}

/** The same for a member, of whom the server needs the ids alone. */
export async function startLearningById(
  wordIds: readonly number[],
  from?: BodyOf<"Memory/StartLearning">["from"],
): Promise<void> {
  await keepWaiting({ kind: "learn", body: { wordIds: [...wordIds], ...(from && { from }) } });
  sendSoon();
}

/** "Don't ask again", or taking that back. */
export async function stopAsking(word: Word, locale: ListLanguage, isStopped: boolean): Promise<void> {
  if (signedInListId() === undefined) {
    const entry = entryOf(word, { kind: "recognition", way: isStopped ? "stop" : "learn", grade: null });
    await addEntries([{ entry, word, locale }]);
    tell();
    return;
  }
  await keepWaiting({ kind: "stop", body: { wordIds: [word.id], stopped: isStopped } });
  sendSoon();
}

type Graded = { readonly kind: CardKind; readonly way: BrowserWay; readonly grade: Grade | null };

function entryOf(word: Word, { kind, way, grade }: Graded): BrowserEntry {
  const at = Date.now();
  const given = { answerId: crypto.randomUUID(), wordId: word.id, kind, way, grade };
  return { ...given, at, day: dayHere(at), elapsedMs: null, sense: senseOf(word) };
}

/** The sense that is meant where the word was met comes first. */
function senseOf({ senses }: Word): number | null {
  return senses?.[0]?.id ?? null;
}

/** Reads the whole log. */
async function medianHere(kind: CardKind): Promise<number | null> {
  const log = await readLog();
  const times = log
    .filter((entry) => entry.kind === kind && entry.way !== "choice" && entry.elapsedMs !== null)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, medianAnswers.last);
  return medianOf(times.flatMap(({ elapsedMs }) => elapsedMs ?? []));
}

/** Without a connection it is sent with the next answer, or when the session is next loaded. */
function sendSoon(): void {
  sendWaiting().then(tell, () => undefined);
}

/** What is shown of memory is asked again. */
function tell(): void {
  void refresh("Memory/GetMemory");
}
