import { type RefObject, useLayoutEffect } from "react";
import type { Word } from "../../../contract/word-list.ts";

/** Rows in one part of the table; a part that is off the screen costs neither style nor layout. */
export const rowsInPart = 20;

/**
 * Orders, hides and ticks the rows of a table by hand. React draws each row once and is then told nothing of them:
 * comparing thousands of rows, or building them anew in another part of the table, would take longer than a
 * keystroke may. It stays true to what is shown because it never adds, moves or removes a row itself.
 */
export function useTableRows(
  table: RefObject<HTMLTableElement | null>,
  sorted: readonly Word[],
  shown: ReadonlySet<number>,
  selected: ReadonlySet<number>,
): void {
  useLayoutEffect(() => {
    if (table.current) orderRows(table.current, sorted);
  }, [table, sorted]);
  useLayoutEffect(() => {
    if (table.current) hideRows(table.current, shown);
    // The parts have other rows in them once these are sorted.
  }, [table, shown, sorted]);
  useLayoutEffect(() => {
    if (table.current) tickRows(table.current, selected);
  }, [table, selected]);
}

/** The id of the word in whose row an element stands. */
export function wordIdOf(element: Element): number | undefined {
  const id = element.closest("tr")?.dataset.word;
  return id === undefined ? undefined : Number(id);
}

function orderRows(table: HTMLTableElement, sorted: readonly Word[]): void {
  // As they are before any row moves.
  const parts = [...table.tBodies].map((part) => ({ part, rows: [...part.rows] }));
  const rowsById = new Map(parts.flatMap(({ rows }) => rows.map((row) => [row.dataset.word, row])));
  const ordered = sorted.flatMap(({ id }) => rowsById.get(String(id)) ?? []);
  let start = 0;
  for (const { part, rows } of parts) {
    const wanted = ordered.slice(start, start + rows.length);
    if (wanted.some((row, index) => row !== rows[index])) part.replaceChildren(...wanted);
    start += rows.length;
  }
}

function hideRows(table: HTMLTableElement, shown: ReadonlySet<number>): void {
  for (const part of table.tBodies) {
    let count = 0;
    for (const row of part.rows) {
      row.hidden = !shown.has(Number(row.dataset.word));
      if (!row.hidden) count += 1;
    }
    part.hidden = count === 0;
    // The height that a part off the screen is guessed to have.
    part.style.containIntrinsicBlockSize = `calc(${count} * var(--row-height))`;
  }
}

function tickRows(table: HTMLTableElement, selected: ReadonlySet<number>): void {
  for (const part of table.tBodies) {
    for (const row of part.rows) {
      const isSelected = selected.has(Number(row.dataset.word));
      row.toggleAttribute("data-selected", isSelected);
      const box = row.querySelector<HTMLInputElement>("input[type=checkbox]");
      if (box) box.checked = isSelected;
    }
  }
}
