import { firstSorts, type Sort } from "./arrange-words.ts";

/** What the address keeps of a list. */
export type KeptFilter = {
  readonly query: string;
  readonly levels: readonly number[];
  /** Undefined for the list's first order. */
  readonly sort: Sort | undefined;
};

/** What the user has set in a word list. */
export type ListState = KeptFilter & {
  /** Whether the address has been read. */
  readonly isRead: boolean;
  readonly selected: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
  /** At most so many rows are shown. */
  readonly most: number;
};

/** How many rows are shown at first, and each time more are asked for. */
export const rowsAtATime = 60;

export type ListAction =
  | { readonly type: "read"; readonly filter: KeptFilter }
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "toggleLevel"; readonly level: number }
  | { readonly type: "clearFilter" }
  | { readonly type: "sort"; readonly sort: Sort | undefined }
  | { readonly type: "toggleOpen"; readonly id: number }
  | { readonly type: "select"; readonly ids: Iterable<number>; readonly isSelected: boolean }
  | { readonly type: "clearSelection" }
  | { readonly type: "show"; readonly most: number };

/** Sorted in the list's own order; else by count, or from A to Z where there are no counts. */
export function startSort({ isOrdered, hasCounts }: { isOrdered: boolean; hasCounts: boolean }): Sort {
  if (isOrdered) return firstSorts.place;
  return hasCounts ? firstSorts.count : firstSorts.phrase;
}

const startState: ListState = {
  query: "",
  levels: [],
  sort: undefined,
  isRead: false,
  selected: new Set(),
  opened: new Set(),
  most: rowsAtATime,
};

/** Lists up to this are shown whole: parts of the site's lists, where a word that was looked for may stand at the end. */
export const shownWhole = 200;

export function startStateOf(count: number): ListState {
  return count > shownWhole ? startState : { ...startState, most: count };
}

export function listReducer(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case "read":
      return { ...state, ...action.filter, isRead: true };
    case "search":
      return { ...state, query: action.query };
    case "toggleLevel":
      return { ...state, levels: toggledIn(state.levels, action.level) };
    case "clearFilter":
      return { ...state, query: "", levels: [] };
    case "sort":
      return { ...state, sort: action.sort };
    case "toggleOpen":
      return { ...state, opened: new Set(toggledIn([...state.opened], action.id)) };
    case "select":
      return { ...state, selected: withIds(state.selected, action.ids, action.isSelected) };
    case "clearSelection":
      return { ...state, selected: new Set() };
    case "show":
      return { ...state, most: action.most };
  }
}

function toggledIn(values: readonly number[], value: number): number[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

function withIds(selected: ReadonlySet<number>, ids: Iterable<number>, isSelected: boolean): ReadonlySet<number> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
