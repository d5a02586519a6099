import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { readRows, type TableRow } from "./read-rows.ts";
import { createButton } from "./row-controls.ts";
import rowStyles from "./word-row.module.css";

/** The rows as they stand in the document, with their controls; none until the page has come to life. */
export function useReadRows(table: RefObject<HTMLTableElement | null>): readonly TableRow[] {
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current || table.current === null) return;
    isRead.current = true;
    setRows(readRows(table.current));
  }, [table]);
  return rows;
}

export type TableView = {
  readonly sorted: readonly TableRow[];
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
  readonly known: ReadonlySet<number>;
  readonly isCovered: boolean;
};

/**
 * Orders, hides, ticks, marks and covers the rows by hand, and only those that change. Having React compare thousands
 * of rows, or build them anew elsewhere in the table, would take longer than a keystroke may; and the rows of a
 * document from the server are none of React's.
 */
export function useTableRows(table: RefObject<HTMLTableElement | null>, view: TableView): void {
  const { sorted, shown, selected, opened, known, isCovered } = view;
  useLayoutEffect(() => {
    if (table.current && sorted.length > 0) arrangeRows(table.current, sorted, shown);
  }, [table, shown, sorted]);
  useLayoutEffect(() => {
    for (const { element, box, id } of sorted) {
      const isSelected = selected.has(id);
      if (box.checked !== isSelected) box.checked = isSelected;
      if (element.hasAttribute("data-selected") !== isSelected) element.toggleAttribute("data-selected", isSelected);
    }
  }, [selected, sorted]);
  useLayoutEffect(() => {
    for (const { opener, id } of sorted) {
      const isOpen = opened.has(id);
      if (opener.ariaExpanded === String(isOpen)) continue;
      opener.ariaExpanded = String(isOpen);
      if (isOpen) opener.setAttribute("aria-controls", detailsIdOf(id));
      else opener.removeAttribute("aria-controls");
    }
  }, [opened, sorted]);
  useLayoutEffect(() => {
    for (const row of sorted) markKnown(row, known.has(row.id));
  }, [known, sorted]);
  useLayoutEffect(() => {
    for (const row of sorted) cover(row, isCovered);
  }, [isCovered, sorted]);
}

export function detailsIdOf(id: number): string {
  return `details-${id}`;
}

function arrangeRows(table: HTMLTableElement, sorted: readonly TableRow[], shown: ReadonlySet<number>): void {
  // Asked for before anything changes, while the answer costs nothing.
  const { top } = table.getBoundingClientRect();
  orderRows(table, sorted);
  hideRows(table, sorted, shown);
  shutFarParts(table, top);
}

/** Each part keeps as many rows as it has. */
function orderRows(table: HTMLTableElement, sorted: readonly TableRow[]): void {
  let start = 0;
  for (const { part, rows } of [...table.tBodies].map((part) => ({ part, rows: [...part.rows] }))) {
    const wanted = sorted.slice(start, start + rows.length).map(({ element }) => element);
    if (wanted.some((row, index) => row !== rows[index])) part.replaceChildren(...wanted);
    start += rows.length;
  }
}

function hideRows(table: HTMLTableElement, sorted: readonly TableRow[], shown: ReadonlySet<number>): void {
  const counts = new Map<Element | null, number>();
  for (const { element, id } of sorted) {
    const isShown = shown.has(id);
    if (element.hidden === isShown) element.hidden = !isShown;
    if (isShown) counts.set(element.parentElement, (counts.get(element.parentElement) ?? 0) + 1);
  }
  for (const part of table.tBodies) {
    const count = String(counts.get(part) ?? 0);
    if (part.dataset.shown === count) continue;
    part.dataset.shown = count;
    part.hidden = count === "0";
    // The height that a part off the screen is guessed to have.
    part.style.containIntrinsicBlockSize = `auto calc(${count} * var(--row-height))`;
  }
}

/** Pixels that no row is lower than. */
const leastRowHeight = 46;

/**
 * A part that was on the screen and has many rows more now would be given style and layout once before the browser
 * sees that it is off the screen. So parts that must be are shut until what is on the screen has been painted.
 */
function shutFarParts(table: HTMLTableElement, top: number): void {
  let start = top;
  for (const part of table.tBodies) {
    part.style.contentVisibility = start > 2 * window.innerHeight ? "hidden" : "";
    start += Number(part.dataset.shown) * leastRowHeight;
  }
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      for (const part of table.tBodies) part.style.contentVisibility = "";
    });
  });
}

function markKnown({ element, head }: TableRow, isKnown: boolean): void {
  if (element.hasAttribute("data-known") === isKnown) return;
  element.toggleAttribute("data-known", isKnown);
  if (!isKnown) {
    head.querySelector(`.${rowStyles.known}`)?.remove();
    return;
  }
  const mark = document.createElement("small");
  mark.className = rowStyles.known ?? "";
  mark.textContent = m.word_known();
  head.append(mark);
}

/** A covered meaning has a button over it that uncovers it; the buttons are made when they are first wanted. */
function cover({ element, meaning, phrase }: TableRow, isCovered: boolean): void {
  element.removeAttribute("data-peeked");
  let button = meaning.querySelector("button");
  if (button === null && isCovered) {
    button = createButton("peek", m.word_peek({ phrase }));
    meaning.append(button);
  }
  if (button) button.ariaExpanded = "false";
}
