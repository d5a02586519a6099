import type { ReadKnown } from "../../contract/progress/import-known.ts";
import type { FoundWord } from "../../domain/progress/known-import/find-known.ts";
import { markKnown, takeBackMarks } from "../../services/progress/known-import/mark-known.ts";
import {
  type KnownWords,
  readKnownWords,
  withKnownFile,
} from "../../services/progress/known-import/read-known-words.ts";
import type { Api } from "../handle.ts";
import { readUploads } from "../read-upload.ts";

type WordTuple = ReadKnown["sheets"][number]["columns"][number]["words"][number];

/** As the contract bounds them. */
const [leastStability, mostStability] = [0.1, 36_500];

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function presentWord({ id, memory }: FoundWord, dayOf: KnownWords["dayOf"]): WordTuple {
  if (memory === null) return [id, null, null, null, null];
  const { days, stability, difficulty } = memory;
  return [
    id,
    days,
    within(stability ?? days, leastStability, mostStability),
    difficulty === null ? null : within(difficulty, 1, 10),
    dayOf(memory),
  ];
}

function presentKnownWords({ found, recognised, dayOf }: KnownWords): ReadKnown {
  return {
    kind: found.kind,
    recognised: [...recognised],
    sheets: found.sheets.map(({ name, rows: notes, guess, columns }) => ({
      name,
      notes,
      guess,
      columns: columns.map(({ words, samples, unknown, ...column }) => ({
        ...column,
        samples: [...samples],
        unknown: [...unknown],
        words: words.map((word) => presentWord(word, dayOf)),
      })),
    })),
    leftOut: found.leftOut,
    hasIntervals: found.hasMemory,
  };
}

/** Words that a person knows already, brought from elsewhere. */
export function registerImportKnown({ handle, services }: Api): void {
  handle("WordList/ReadKnown", async ({ user, body, request, limits }) => {
    const read = (source: Parameters<typeof readKnownWords>[2]) =>
      limits.inTurn(() => readKnownWords(services, user, source), "export");
    if (body) return presentKnownWords(await read({ kind: "text", text: body.text }));
    // Received before a turn is taken: an upload may be slow.
    return presentKnownWords(await readUploads(request, (files) => withKnownFile(files, read)));
  });

  handle("WordList/MarkKnown", async ({ user, body }) => {
    const { knownIds, unknownIds, learningIds, knownCount } = await markKnown(services, user, {
      knownIds: body.wordIds,
      learning: body.learning.map(([wordId, stability, difficulty, lastDay]) => ({
        wordId,
        stability,
        difficulty,
        lastDay,
      })),
    });
    return { knownIds: [...knownIds], unknownIds: [...unknownIds], learningIds: [...learningIds], knownCount };
  });

  handle("WordList/TakeBackKnown", async ({ user, body }) => ({
    knownCount: await takeBackMarks(services, user, body),
  }));
}
