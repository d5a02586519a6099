import { type Dispatch, memo, useId, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { LevelChips } from "../../lexicon/level-chips.tsx";
import { changeListSettings } from "./list-settings.ts";
import type { ListAction } from "./list-state.ts";
import styles from "./word-filters.module.css";

type WordFiltersProps = {
  readonly query: string;
  readonly levels: readonly number[];
  /** Whether there is more than one level to pick from. */
  readonly hasLevels: boolean;
  /** Number of words of each level, from level 1. */
  readonly counts: readonly number[];
  /** How many of the list's words the user knows; undefined in the known list itself, where nothing is hidden. */
  readonly knownCount: number | undefined;
  readonly hidesKnown: boolean;
  readonly isCovered: boolean;
  readonly dispatch: Dispatch<ListAction>;
};

/** Search and filters; on a phone they are one row that stays at the top, and the filters are shown on demand. */
export const WordFilters = memo(function WordFilters(props: WordFiltersProps) {
  const { query, levels, hasLevels, counts, knownCount, hidesKnown, isCovered, dispatch } = props;
  const id = useId();
  const searchId = `${id}search`;
  const [isOpen, setIsOpen] = useState(false);
  const set = levels.length + Number(isCovered) + Number(hidesKnown);
  return (
    <div className={styles.filters} data-open={isOpen || undefined}>
      <search className={styles.search}>
        <label htmlFor={searchId}>{m.words_search()}</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={m.words_search_placeholder()}
          value={query}
          onChange={(event) => dispatch({ type: "search", query: event.target.value })}
        />
      </search>
      <button
        type="button"
        className={`button ${styles.toggle}`}
        data-kind="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {set === 0 ? m.titles_filters_open() : m.titles_filters_set({ count: set })}
      </button>
      <div id={id} className={styles.panel}>
        {hasLevels && (
          <LevelChips
            legend={m.words_levels()}
            levels={levels}
            counts={counts}
            onToggle={(level) => dispatch({ type: "toggleLevel", level })}
          />
        )}
        <div className={styles.switches}>
          <label className={styles.switch}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={isCovered}
              onChange={() => changeListSettings({ isCovered: !isCovered })}
            />
            {m.words_cover()}
          </label>
          {knownCount !== undefined && (
            <label className={styles.switch}>
              <input
                type="checkbox"
                autoComplete="off"
                checked={hidesKnown}
                onChange={() => changeListSettings({ hidesKnown: !hidesKnown })}
              />
              <span>
                {m.words_hide_known()} <span className={styles.count}>{numberText(knownCount)}</span>
              </span>
            </label>
          )}
        </div>
      </div>
    </div>
  );
});
