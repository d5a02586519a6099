import { type Dispatch, memo, useId } from "react";
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

export const WordFilters = memo(function WordFilters(props: WordFiltersProps) {
  const { query, levels, hasLevels, counts, knownCount, hidesKnown, isCovered, dispatch } = props;
  const searchId = useId();
  return (
    <div className={styles.filters}>
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
  );
});
