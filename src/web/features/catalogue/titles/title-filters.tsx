import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { SelectField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { LevelChips } from "../../lexicon/level-chips.tsx";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import {
  countByGenre,
  countByLevel,
  paramsOfQuery,
  type TitleQuery,
  type TitleSort,
  titleQueryOf,
  titleSorts,
} from "../arrange-titles.ts";
import { genreTextsOf } from "../genre-texts.ts";
import type { CardTitle } from "./title-card.tsx";
import styles from "./title-filters.module.css";

const sortTexts: Readonly<Record<TitleSort, () => string>> = {
  newest: m.titles_sort_newest,
  name: m.titles_sort_name,
  level: m.titles_sort_level,
  understood: m.titles_sort_understood,
};

type TitleFiltersProps = {
  readonly titles: readonly CardTitle[];
  readonly query: TitleQuery;
  readonly onChange: (query: TitleQuery) => void;
  /** What the shares of the titles say of the user, where they are known. */
  readonly shares: "familiar" | "understood" | undefined;
};

export function TitleFilters({ titles, query, onChange, shares }: TitleFiltersProps) {
  const toggle = (level: number) =>
    query.levels.includes(level) ? query.levels.filter((one) => one !== level) : [...query.levels, level];
  return (
    <search className={styles.filters} aria-label={m.titles_filters()}>
      <LevelChips
        legend={m.titles_levels()}
        levels={query.levels}
        counts={countByLevel(titles, query)}
        onToggle={(level) => onChange({ ...query, levels: toggle(level) })}
      />
      <div className={styles.selects}>
        <GenreSelect titles={titles} query={query} onChange={onChange} />
        <SortSelect query={query} onChange={onChange} shares={shares} />
      </div>
    </search>
  );
}

function GenreSelect({ titles, query, onChange }: Omit<TitleFiltersProps, "shares">) {
  const { compare } = new Intl.Collator(useLocale());
  const genres = [...countByGenre(titles, query)]
    .flatMap(([genre, count]) => genreTextsOf([genre]).map((text) => ({ genre, text, count })))
    .sort((a, b) => compare(a.text, b.text));
  return (
    <SelectField
      label={m.titles_genre()}
      autoComplete="off"
      value={query.genre ?? ""}
      onChange={({ target }) => onChange({ ...query, genre: target.value || undefined })}
    >
      <option value="">{m.titles_genre_all()}</option>
      {genres.map(({ genre, text, count }) => (
        <option key={genre} value={genre}>{`${text} (${numberText(count)})`}</option>
      ))}
    </SelectField>
  );
}

function SortSelect({ query, onChange, shares }: Omit<TitleFiltersProps, "titles">) {
  const sorts = titleSorts.filter((sort) => sort !== "understood" || shares !== undefined);
  return (
    <SelectField
      label={m.titles_sort()}
      autoComplete="off"
      value={sorts.find((sort) => sort === query.sort) ?? "newest"}
      onChange={({ target }) =>
        onChange({ ...query, sort: titleSorts.find((sort) => sort === target.value) ?? "newest" })
      }
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {sort === "understood" && shares === "familiar" ? m.titles_sort_familiar() : sortTexts[sort]()}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * How the list is to be shown, kept in the address, so that going back or passing it on brings the same list. Server
 * HTML is the same for every query; the filters apply after hydration.
 */
export function useTitleQuery(): [TitleQuery, (query: TitleQuery) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const shownAddress = useIsBrowser() ? address : "";
  const addressed = useMemo(() => titleQueryOf(new URLSearchParams(shownAddress)), [shownAddress]);
  // The address changes a moment later; the controls show the choice at once.
  const [chosen, setChosen] = useState<{ readonly at: string; readonly query: TitleQuery }>();

  function setQuery(query: TitleQuery) {
    setChosen({ at: address, query });
    setParams(paramsOfQuery(query), { replace: true, preventScrollReset: true });
  }

  return [chosen?.at === address ? chosen.query : addressed, setQuery];
}
