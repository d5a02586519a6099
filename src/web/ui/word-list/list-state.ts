import { firstSorts, type Sort, type SortKey } from "./arrange-words.ts";

/** What a visitor has set in a word list. */
export type ListState = {
  readonly query: string;
  readonly levels: readonly number[];
  readonly sort: Sort;
  readonly hidesKnown: boolean;
  readonly isCovered: boolean;
  readonly selected: ReadonlySet<number>;
  readonly opened: ReadonlySet<number>;
};

export type ListAction =
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "toggleLevel"; readonly level: number }
  | { readonly type: "clearFilter" }
  | { readonly type: "sort"; readonly by: SortKey }
  | { readonly type: "hideKnown"; readonly hidesKnown: boolean }
  | { readonly type: "cover"; readonly isCovered: boolean }
  | { readonly type: "toggleOpen"; readonly id: number }
  | { readonly type: "select"; readonly ids: Iterable<number>; readonly isSelected: boolean }
  | { readonly type: "clearSelection" };

export const initialListState: ListState = {
  query: "",
  levels: [],
  sort: firstSorts.count,
  hidesKnown: false,
  isCovered: false,
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
    case "hideKnown":
      return { ...state, hidesKnown: action.hidesKnown };
    case "cover":
      return { ...state, isCovered: action.isCovered };
    case "toggleOpen":
      return { ...state, opened: new Set(toggledIn([...state.opened], action.id)) };
    case "select":
      return { ...state, selected: withIds(state.selected, action.ids, action.isSelected) };
    case "clearSelection":
      return { ...state, selected: new Set() };
  }
}

/** The same column again turns the order round. */
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
