// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { memo } from "react";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { firstSorts, sortWords } from "./arrange-words.ts";
import styles from "./word-list.module.css";
import { type OptionalColumns, WordRow } from "./word-row.tsx";

/** Rows in one part of the table; a part that is off the screen costs neither style nor layout. */
const rowsInPart = 20;

/** Sets nothing while a document is brought to life, and keeps React out of the rows. It must stay the same object. */
const asItStands = { __html: "" };

type WordRowsProps = {
  /** Undefined where the rows stand in the document already: React then takes them as they are, unread. */
  readonly words: readonly Word[] | undefined;
  readonly count: number;
  readonly columns: OptionalColumns;
  readonly isOrdered: boolean;
};

/** The rows in parts, drawn once in the list's own order; else most frequent first, from A to Z where all are equal. */
export const WordRows = memo(function WordRows({ words, count, columns, isOrdered }: WordRowsProps) {
  const parts = Array.from({ length: Math.ceil(count / rowsInPart) }, (_, index) => index * rowsInPart);
  if (words === undefined) {
    return parts.map((start) => (
      <tbody
        key={start}
        role="rowgroup"
        className={styles.part}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asItStands}
      />
    ));
  }
  const ordered = sortWords(words.map(listedWordOf), isOrdered ? firstSorts.place : firstSorts.count);
  const wordsById = new Map(words.map((word) => [word.id, word]));
  const maxCount = ordered.reduce((most, { count }) => Math.max(most, count), 1);
  return parts.map((start) => (
    <tbody key={start} role="rowgroup" className={styles.part}>
      {ordered.slice(start, start + rowsInPart).map(({ id }) => {
        const word = wordsById.get(id);
        return word && <WordRow key={id} word={word} maxCount={maxCount} columns={columns} />;
      })}
    </tbody>
  ));
});

function listedWordOf({ id, phrase, mean, difficulty, count, times }: Word, place: number) {
  const first = times[0] ?? Number.POSITIVE_INFINITY;
  return { id, phrase, mean: mean ?? "", level: difficulty, count, first, place };
}
