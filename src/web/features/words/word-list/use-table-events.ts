import { type Dispatch, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { speak } from "../../lexicon/speech.ts";
import { rangeBetween } from "./arrange-words.ts";
import type { ListAction } from "./list-state.ts";
import { type TableRow, wordIdOf } from "./read-rows.ts";

type TableEventsOptions = {
  readonly sorted: readonly TableRow[];
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly dispatch: Dispatch<ListAction>;
  /** Told the meaning that was uncovered. */
  readonly onUncover: (meaning: string) => void;
  /** Somebody has begun to use the rows. */
  readonly onTouch: () => void;
};

const controls = "button, input, label, a, dl";

/** What is done in the rows, heard of at the table: the rows themselves know nothing. */
export function useTableEvents(options: TableEventsOptions) {
  const { sorted, shown, selected, dispatch, onUncover, onTouch } = options;
  const anchor = useRef<number>(undefined);
  // A label's or a key's click does not tell everywhere that Shift was held.
  const isShift = useRef(false);

  function shownRows() {
    return sorted.filter(({ id }) => shown.has(id));
  }

  function select(id: number, isSelected: boolean) {
    const from = isShift.current ? anchor.current : undefined;
    const range = from === undefined ? [] : rangeBetween(shownRows(), from, id);
    dispatch({ type: "select", ids: range.length > 0 ? range : [id], isSelected });
    anchor.current = id;
  }

  function onClick({ target }: MouseEvent<HTMLTableElement>) {
    const id = target instanceof Element ? wordIdOf(target) : undefined;
    if (!(target instanceof Element) || id === undefined) return;
    if (target instanceof HTMLInputElement) return select(id, !selected.has(id));
    const button = target.closest<HTMLElement>("[data-do]");
    if (button?.dataset.do === "speak") return speak(sorted.find((row) => row.id === id)?.phrase ?? "");
    if (button?.dataset.do === "peek") return onUncover(togglePeek(button));
    const isText = button === null && (target.closest(controls) !== null || hasSelectedText());
    if (!isText) dispatch({ type: "toggleOpen", id });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    isShift.current = event.shiftKey;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const { target } = event;
    const id = target instanceof HTMLElement ? wordIdOf(target) : undefined;
    if (!(target instanceof HTMLElement) || id === undefined) return;
    const rows = shownRows();
    const next = rows[rows.findIndex((row) => row.id === id) + (event.key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    const kind = target.dataset.do;
    const twin = kind === undefined ? next.box : next.element.querySelector<HTMLElement>(`[data-do=${kind}]`);
    twin?.focus();
    if (event.shiftKey && target instanceof HTMLInputElement) {
      dispatch({ type: "select", ids: [id, next.id], isSelected: true });
      anchor.current = next.id;
    }
  }

  return {
    onClick,
    onKeyDown,
    onFocus: onTouch,
    onPointerDown({ shiftKey }: PointerEvent) {
      isShift.current = shiftKey;
      onTouch();
    },
    /** Shift would select text as well. */
    onMouseDown(event: MouseEvent) {
      if (event.shiftKey) event.preventDefault();
    },
  };
}

/** @returns the meaning when it is uncovered, nothing when it is covered again */
function togglePeek(button: HTMLElement): string {
  const isPeeked = button.closest("tr")?.toggleAttribute("data-peeked") ?? false;
  button.setAttribute("aria-expanded", String(isPeeked));
  return isPeeked ? (button.parentElement?.textContent ?? "") : "";
}

function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
