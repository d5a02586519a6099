import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { ListedWord } from "./arrange-words.ts";
import { rangeBetween } from "./arrange-words.ts";
import type { ListAction } from "./list-state.ts";
import { idOfText, idText } from "./listed-words.ts";
import type { RowActions } from "./word-row.tsx";

type RowEventsOptions = {
  /** The words that are shown, in their order. */
  readonly shownWords: readonly ListedWord[];
  readonly dispatch: Dispatch<ListAction>;
  readonly announce: (meaning: string) => void;
  /** Called when the user starts to use the rows. */
  readonly onTouch: () => void;
};

const controls = "button, input, label, a, dl";

/** The actions of the rows' controls, and the handlers that the table has for all rows. */
export function useRowEvents({ shownWords, dispatch, announce, onTouch }: RowEventsOptions) {
  const words = useRef(shownWords);
  useLayoutEffect(() => {
    words.current = shownWords;
  }, [shownWords]);
  /** Where a range of selected rows begins. */
  const anchor = useRef<number>(undefined);
  // Clicks by a label or a key do not have `shiftKey` in every browser.
  const isShift = useRef(false);

  const actions = useMemo<RowActions>(
    () => ({
      select(id, isSelected) {
        const from = isShift.current ? anchor.current : undefined;
        const range = from === undefined ? [] : rangeBetween(words.current, from, id);
        dispatch({ type: "select", ids: range.length > 0 ? range : [id], isSelected });
        anchor.current = id;
      },
      toggleOpen(id) {
        onTouch();
        dispatch({ type: "toggleOpen", id });
      },
      announce,
    }),
    [dispatch, announce, onTouch],
  );

  /** A click beside the controls opens the row too. */
  function onClick({ target }: MouseEvent<HTMLTableElement>) {
    const id = wordIdOf(target);
    const isText = target instanceof Element && (target.closest(controls) !== null || hasSelectedText());
    if (id !== undefined && !isText) actions.toggleOpen(id);
  }

  /** The arrow keys move the focus to the same control of the next row. */
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    isShift.current = event.shiftKey;
    const { key, target, currentTarget } = event;
    const id = wordIdOf(target);
    if ((key !== "ArrowDown" && key !== "ArrowUp") || id === undefined || !(target instanceof HTMLElement)) return;
    const place = shownWords.findIndex((word) => word.id === id);
    const next = shownWords[place + (key === "ArrowDown" ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    const column = target.closest("td, th");
    const row = currentTarget.querySelector<HTMLTableRowElement>(`tr[data-word="${idText(next.id)}"]`);
    const cell = column instanceof HTMLTableCellElement ? row?.cells[column.cellIndex] : undefined;
    cell?.querySelector<HTMLElement>(target.localName)?.focus();
    if (event.shiftKey && target instanceof HTMLInputElement) {
      dispatch({ type: "select", ids: [id, next.id], isSelected: true });
      anchor.current = next.id;
    }
  }

  return {
    actions,
    events: {
      onClick,
      onKeyDown,
      onFocus: onTouch,
      onPointerDown({ shiftKey }: PointerEvent) {
        isShift.current = shiftKey;
        onTouch();
      },
      /** Else Shift would select text as well. */
      onMouseDown(event: MouseEvent) {
        if (event.shiftKey) event.preventDefault();
      },
    },
  };
}

function wordIdOf(target: EventTarget): number | undefined {
  const text = target instanceof Element ? target.closest("tr")?.dataset.word : undefined;
  return text === undefined ? undefined : idOfText(text);
}

function hasSelectedText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
