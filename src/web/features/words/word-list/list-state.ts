import { firstSorts, type Sort, type SortKey } from "./arrange-words.ts";

/** What the user has set in a word list. */
export type ListState = {
  readonly query: string;
  readonly levels: readonly number[];
  readonly sort: Sort;
  readonly selected: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
};

export type ListAction =
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "toggleLevel"; readonly level: number }
  | { readonly type: "clearFilter" }
  | { readonly type: "sort"; readonly by: SortKey }
  | { readonly type: "toggleOpen"; readonly id: number }
  | { readonly type: "select"; readonly ids: Iterable<number>; readonly isSelected: boolean }
  | { readonly type: "clearSelection" };

/** Sorted in the list's own order; else by count, or from A to Z where there are no counts. */
export function startState({ isOrdered, hasCounts }: { isOrdered: boolean; hasCounts: boolean }): ListState {
  if (isOrdered) return { ...emptyState, sort: firstSorts.place };
  return { ...emptyState, sort: hasCounts ? firstSorts.count : firstSorts.phrase };
}

const emptyState: ListState = {
  query: "",
  levels: [],
  sort: firstSorts.count,
  selected: new Set(),
  opened: new Set(),
};

export function listReducer(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case "search":
      return { ...state, query: action.query };
    case "toggleLevel":
      return { ...state, levels: toggledIn(state.levels, action.level) };
    case "clearFilter":
      return { ...state, query: "", levels: [] };
    case "sort":
      return { ...state, sort: nextSort(state.sort, action.by) };
    case "toggleOpen":
      return { ...state, opened: new Set(toggledIn([...state.opened], action.id)) };
    case "select":
      return { ...state, selected: withIds(state.selected, action.ids, action.isSelected) };
    case "clearSelection":
      return { ...state, selected: new Set() };
  }
}

/** The same column again reverses the order. */
function nextSort(sort: Sort, by: SortKey): Sort {
  return sort.by === by ? { by, isDescending: !sort.isDescending } : firstSorts[by];
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
