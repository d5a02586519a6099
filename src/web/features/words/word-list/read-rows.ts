import type { ListedWord } from "./arrange-words.ts";
import { addControls, type RowControls } from "./row-controls.ts";

/** A row of the table and what it shows. */
export type TableRow = ListedWord &
  RowControls & {
    readonly element: HTMLTableRowElement;
    readonly head: HTMLTableCellElement;
    readonly meaning: HTMLTableCellElement;
    /** Where the details go when the row is opened. */
    readonly details: HTMLTableCellElement;
  };

/**
 * Reads the rows as they stand in the document and gives them their controls, which could do nothing before: so the
 * document stays small, and offers nothing that does not work.
 */
export function readRows(table: HTMLTableElement): TableRow[] {
  const rows = [...table.tBodies].flatMap((part) => [...part.rows]);
  return rows.flatMap((row, place) => readRow(row, place) ?? []);
}

/** The id of the word in whose row an element stands. */
export function wordIdOf(element: Element): number | undefined {
  const text = element.closest("tr")?.dataset.word;
  return text === undefined ? undefined : idOfText(text);
}

/** Ids are long; in base 36 they are a fifth shorter. */
export function idText(id: number): string {
  return id.toString(36);
}

function idOfText(text: string): number {
  return Number.parseInt(text, 36);
}

function readRow(element: HTMLTableRowElement, place: number): TableRow | undefined {
  const [head, meaning, level] = element.cells;
  const count = element.querySelector<HTMLTableCellElement>(":scope > [data-count]");
  const details = element.cells[element.cells.length - 1];
  const { word } = element.dataset;
  if (!head || !meaning || !level || !details || word === undefined) return undefined;
  const phrase = head.querySelector("b")?.textContent ?? "";
  const shown = meaning.firstElementChild;
  return {
    element,
    head,
    meaning,
    details,
    ...addControls(head, details, phrase),
    id: idOfText(word),
    phrase,
    // What stands there instead of a meaning begins with a note.
    mean: shown?.tagName === "SPAN" ? (shown.textContent ?? "") : "",
    level: Number(level.querySelector<HTMLElement>("[data-level]")?.dataset.level),
    count: Number(count?.dataset.count ?? 0),
    first: secondsOf(count?.nextElementSibling?.textContent ?? ""),
    place,
  };
}

/** 3723 of 1:02:03; infinite where there is no time. */
function secondsOf(clock: string): number {
  if (!clock.includes(":")) return Number.POSITIVE_INFINITY;
  return clock.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
