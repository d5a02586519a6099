import type { ImportJob } from "../../../../contract/console/imports.ts";

export type ImportedTitle = NonNullable<ImportJob["titles"]>[number];

/** True: a name; false: a word; null: as its uses tell. By words in lower case. */
export type Decisions = ReadonlyMap<string, boolean | null>;

export type TitleWord = {
  readonly word: string;
  readonly count: number;
  readonly taken: "name" | "unknown";
  /** What was decided before, null for nothing. */
  readonly decided: boolean | null;
};

const keyOf = (word: string) => word.toLowerCase();

/** What was taken for a name and what was not known, the most frequent first; a word may be both. */
export function wordsOf({ names, unknown, decided }: ImportedTitle): TitleWord[] {
  const decisions = new Map(decided.map(({ word, isName }) => [word, isName]));
  const both = [
    ...names.map((each) => ({ ...each, taken: "name" as const })),
    ...unknown.map((each) => ({ ...each, taken: "unknown" as const })),
  ];
  return both
    .map((each) => ({ ...each, decided: decisions.get(keyOf(each.word)) ?? null }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}

/** What holds of a word: what is chosen now, else what was decided before. */
export function decisionOf(staged: Decisions, { word, decided }: TitleWord): boolean | null {
  const now = staged.get(keyOf(word));
  return now === undefined ? decided : now;
}

/** The decisions after "is a name" or "is a word" is pressed: pressed once more, it is taken back. */
export function pressed(staged: Decisions, word: TitleWord, isName: boolean): Decisions {
  const next = new Map(staged);
  const wanted = decisionOf(staged, word) === isName ? null : isName;
  if (wanted === word.decided) next.delete(keyOf(word.word));
  else next.set(keyOf(word.word), wanted);
  return next;
}

/** The decisions as the API takes them, and those that would undo them. */
export function changesOf(staged: Decisions, { decided }: ImportedTitle) {
  const before = new Map(decided.map(({ word, isName }) => [word, isName]));
  const words = [...staged].map(([word, isName]) => ({ word, isName }));
  return { words, undo: words.map(({ word }) => ({ word, isName: before.get(word) ?? null })) };
}
