import type { OperationName } from "../../contract/operations.ts";

/** Work of one kind, of which little is done at once: the rest waits for its turn. */
export type TurnKind = "database" | "analysis" | "export" | "page";

export type WorkLimit = { readonly burstMs: number; readonly share: number };

/** Ten people behind one address work as much as this at once. */
const worksLittle = { workOfPerson: { burstMs: 6_000, share: 0.2 }, workOfAddress: { burstMs: 30_000, share: 0.4 } };

export type TurnLimits = {
  /** Calls under way in this process. Of one person it is always one. */
  readonly atOnce: number;
  readonly atOnceOfAddress: number;
  /** Calls under way and waiting; beyond the first two 429, beyond the last 503. */
  readonly ofPerson: number;
  readonly ofAddress: number;
  readonly inAll: number;
  /**
   * How long the work of one payer may take together: so much at once, and then this share of the time. Beyond it the
   * next call waits.
   */
  readonly workOfPerson: WorkLimit;
  readonly workOfAddress: WorkLimit;
  /** After this a call that still waits is answered 503. */
  readonly waitMs: number;
};

/**
 * `database`: statements over thousands of rows, tens to hundreds of milliseconds. `analysis`: the language model's one
 * thread, up to 8 s a text. `export`: all rows of a person, held in memory until the client has read them, and files made or read in a thread of their own. `page`: a
 * document that is in no cache, up to 2,000 rows and 200 ms of this thread; what it reads takes turns of its own.
 */
export const turnLimits: Readonly<Record<TurnKind, TurnLimits>> = {
  database: { atOnce: 3, atOnceOfAddress: 2, ofPerson: 8, ofAddress: 40, inAll: 80, ...worksLittle, waitMs: 10_000 },
  analysis: {
    atOnce: 1,
    atOnceOfAddress: 1,
    ofPerson: 3,
    ofAddress: 12,
    inAll: 24,
    waitMs: 60_000,
    workOfPerson: { burstMs: 10_000, share: 0.2 },
    workOfAddress: { burstMs: 60_000, share: 0.4 },
  },
  export: { atOnce: 1, atOnceOfAddress: 1, ofPerson: 1, ofAddress: 12, inAll: 24, ...worksLittle, waitMs: 20_000 },
  page: {
    atOnce: 4,
    atOnceOfAddress: 1,
    ofPerson: 40,
    ofAddress: 40,
    inAll: 120,
    waitMs: 15_000,
    workOfPerson: { burstMs: 4_000, share: 0.1 },
    workOfAddress: { burstMs: 4_000, share: 0.1 },
  },
};

/** Streamed answers under way: each holds a page of a list. Beyond the first two 429, beyond the last 503. */
export const streamLimits = { ofPerson: 4, ofAddress: 16, inAll: 100 } as const;

/** Most that one call may cost. */
export type Cost = {
  /** Rows read and written. */
  readonly rows: number;
  /** Kilobytes of the answer, where it is large; `streamed` ones are made page by page. */
  readonly answerKb?: number;
  readonly isStreamed?: true;
  /** Kilobytes that stay on the disk. */
  readonly diskKb?: number;
  readonly turn: TurnKind;
  /** The handler takes turns for its parts itself: for answers that may come from the cache, and uploads. */
  readonly takesTurnsItself?: true;
  /** Calls of a person (or visitor) and of an address in 24 hours; beyond them 429. */
  readonly perDay?: { readonly person: number; readonly address: number };
};

const coveragesPerDay = { person: 2_000, address: 10_000 };

/**
 * What expensive calls cost, and so what their limits are. A list has at most 20,000 words of some 240 bytes of JSON and
 * 80 bytes on the disk. Calls without a row read or write a few rows; the general limits by address are theirs.
 */
export const costs: { readonly [Name in OperationName]?: Cost } = {
  "WordList/GetUserLists": {
    rows: 80_000,
    answerKb: 20_000,
    isStreamed: true,
    turn: "database",
    takesTurnsItself: true,
  },
  "WordList/GetWordListV2": {
    rows: 20_000,
    answerKb: 5_000,
    isStreamed: true,
    turn: "database",
    takesTurnsItself: true,
  },
  // Those of the catalogue come from the cache.
  "WordList/GetLevelCounts": { rows: 5_000, turn: "database", takesTurnsItself: true },
  "WordList/GetListStart": { rows: 40_000, answerKb: 50, turn: "database", takesTurnsItself: true },
  "WordList/GetKnownWords": { rows: 40_000, answerKb: 600, turn: "database" },
  "WordList/SetKnown": { rows: 20_000, diskKb: 1_200, turn: "database" },
  // All headwords, and the marks and cards of the person; the file is read in a thread of its own.
  "WordList/ReadKnown": {
    rows: 100_000,
    answerKb: 3_000,
    turn: "export",
    takesTurnsItself: true,
    perDay: { person: 100, address: 500 },
  },
  "WordList/MarkKnown": {
    rows: 80_000,
    answerKb: 600,
    diskKb: 5_000,
    turn: "database",
    perDay: { person: 100, address: 1_000 },
  },
  "WordList/TakeBackKnown": { rows: 80_000, turn: "database", perDay: { person: 100, address: 1_000 } },
  "WordList/CreateList": { rows: 20_000, diskKb: 1_600, turn: "database", perDay: { person: 100, address: 1_000 } },
  "WordList/ReorderList": {
    rows: 40_000,
    diskKb: 1_600,
    turn: "database",
    perDay: { person: 500, address: 5_000 },
  },
  "WordList/AddWords": { rows: 40_000, diskKb: 1_600, turn: "database" },
  "WordList/RemoveWords": { rows: 40_000, turn: "database" },
  // By the day, so that nobody finds out the words of a locked list from its share for many sets of words.
  "WordList/GetCoverage": { rows: 40_000, turn: "database", perDay: coveragesPerDay },
  "WordList/GetCoverageOfWords": { rows: 20_000, turn: "database", perDay: coveragesPerDay },
  // Of a shared list its entries and their levels, and the levels of what is known.
  "WordList/GetTonight": { rows: 80_000, turn: "database" },
  "WordList/GetTonightOfWords": { rows: 60_000, turn: "database" },
  // Of a text or a file up to 20,000 words stay for 30 days; of a selection nothing but the selection.
  "WordList/GenerateList": {
    rows: 40_000,
    diskKb: 1_600,
    turn: "database",
    takesTurnsItself: true,
    perDay: { person: 60, address: 300 },
  },
  // One at a time of a person, by the use case itself.
  "Premium/MakePdf": { rows: 20_000, turn: "database", takesTurnsItself: true },
  // With a tour it costs what StartTour does besides.
  "Quiz/StartQuiz": { rows: 40_000, diskKb: 200, turn: "database" },
  "Quiz/StartTour": { rows: 20_000, turn: "database" },
  // Ranks all cards that wait.
  "Memory/GetReview": { rows: 20_500, answerKb: 400, turn: "database" },
  // With the log of their words, which are computed anew where an answer comes late.
  "Memory/AnswerReviews": { rows: 12_000, answerKb: 400, diskKb: 60, turn: "database" },
  // Of words in use; of a new one two rows.
  "Memory/StartLearning": { rows: 3_000, diskKb: 100, turn: "database", perDay: { person: 200, address: 2_000 } },
  "Memory/StopAsking": { rows: 3_000, diskKb: 100, turn: "database", perDay: { person: 200, address: 2_000 } },
  "Memory/TakeOver": { rows: 60_000, diskKb: 4_000, turn: "database", perDay: { person: 100, address: 1_000 } },
  // The answers of twelve weeks, and those before them to the same cards.
  "Memory/GetMemory": { rows: 60_000, turn: "database" },
  // With the cards and notes of each word; the file is made in a thread of its own.
  "WordList/ExportList": { rows: 80_000, answerKb: 10_000, turn: "export", perDay: { person: 100, address: 500 } },
  "Memory/ExportMemory": { rows: 80_000, answerKb: 10_000, turn: "export", perDay: { person: 100, address: 500 } },
  // The cards in use, the known words, and the words of the plan.
  "Memory/GetPlan": { rows: 50_000, answerKb: 800, turn: "database" },
  "Memory/SavePlan": { rows: 50_000, answerKb: 800, turn: "database" },
  "Memory/GetWordIds": { rows: 20_000, answerKb: 300, turn: "database" },
  "Memory/GetWords": { rows: 20_000, turn: "database" },
  // Known words, and the log of those that were learnt.
  "Memory/GetGrowth": { rows: 80_000, turn: "database" },
  // The files wait on the disk; what stays of each, some 900 words, is shared by all who bring the same.
  "MySeries/Upload": {
    rows: 1_000,
    diskKb: 40_000,
    turn: "database",
    takesTurnsItself: true,
    perDay: { person: 40, address: 200 },
  },
  "MySeries/ReadEpisode": {
    rows: 5_000,
    answerKb: 800,
    diskKb: 200,
    turn: "analysis",
    takesTurnsItself: true,
    perDay: { person: 30, address: 150 },
  },
  // The figures of a title are computed anew: of a title of 1,500 episodes from all their words.
  "MySeries/Arrange": { rows: 1_500_000, answerKb: 200, turn: "database", perDay: { person: 200, address: 1_000 } },
  "MySeries/GetMyTitles": { rows: 4_000, answerKb: 400, turn: "database" },
  "MySeries/RemoveEpisode": { rows: 1_500_000, turn: "database" },
  "User/ExportData": { rows: 500_000, answerKb: 50_000, turn: "export", perDay: { person: 20, address: 100 } },
};
