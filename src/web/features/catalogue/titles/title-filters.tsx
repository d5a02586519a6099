import { useId, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { SelectField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { LevelChips } from "../../lexicon/level-chips.tsx";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import {
  countBy,
  isSet,
  paramsOfQuery,
  type TitleQuery,
  type TitleSort,
  titleFilters,
  titleLengths,
  titleQueryOf,
  titleSorts,
  titlesAtATime,
  understoodShares,
} from "../arrange-titles.ts";
import { genreTextsOf } from "../genre-texts.ts";
import { decadeText, lengthLabel, lengthText, understoodText } from "./filter-texts.ts";
import type { CardTitle } from "./title-card.tsx";
import styles from "./title-filters.module.css";

const sortTexts: Readonly<Record<TitleSort, () => string>> = {
  newest: m.titles_sort_newest,
  year: m.titles_sort_year,
  name: m.titles_sort_name,
  level: m.titles_sort_level,
  understood: m.titles_sort_understood,
};

type TitleFiltersProps = {
  /** All of one kind. */
  readonly titles: readonly CardTitle[];
  readonly query: TitleQuery;
  readonly onChange: (query: TitleQuery) => void;
  /** By title id, how much of it the user understands; empty where that is not known. */
  readonly shares: ReadonlyMap<number, number>;
  /** What these shares say of the user. */
  readonly meaning: "familiar" | "understood";
};

/** Filters and order of a list of titles; on a phone the filters are shown on demand. */
export function TitleFilters({ titles, query, onChange, shares, meaning }: TitleFiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const set = titleFilters.filter((filter) => isSet(query, filter, shares)).length;
  return (
    <search className={styles.filters} aria-label={m.titles_filters()}>
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
      <div id={id} className={styles.panel} data-open={isOpen || undefined}>
        <FilterFields
          titles={titles}
          query={query}
          onChange={(changed) => onChange({ ...changed, most: titlesAtATime })}
          shares={shares}
          meaning={meaning}
        />
      </div>
      <SortSelect query={query} onChange={onChange} meaning={shares.size > 0 ? meaning : undefined} />
    </search>
  );
}

function FilterFields({ titles, query, onChange, shares, meaning }: TitleFiltersProps) {
  const { compare } = new Intl.Collator(useLocale());
  const kind = titles[0]?.kind ?? "movie";
  const toggled = (level: number) =>
    query.levels.includes(level) ? query.levels.filter((one) => one !== level) : [...query.levels, level];
  const ofLevel = countBy(titles, query, "levels", shares);
  const ofGenre = countBy(titles, query, "genre", shares);
  const ofLength = countBy(titles, query, "length", shares);
  const ofDecade = countBy(titles, query, "decade", shares);
  const ofUnderstood = countBy(titles, query, "understood", shares);
  const genres = [...ofGenre.keys()]
    .flatMap((genre) => genreTextsOf([genre]).map((text) => ({ value: genre, text, count: ofGenre.get(genre) ?? 0 })))
    .sort((a, b) => compare(a.text, b.text));
  return (
    <>
      <LevelChips
        legend={m.titles_levels()}
        levels={query.levels}
        counts={[1, 2, 3, 4, 5].map((level) => ofLevel.get(level) ?? 0)}
        hidesEmpty
        onToggle={(level) => onChange({ ...query, levels: toggled(level) })}
      />
      {shares.size > 0 && (
        <div className={styles.understood}>
          <FilterSelect
            label={meaning === "understood" ? m.titles_understood() : m.titles_familiar()}
            every={m.titles_understood_all()}
            chosen={query.understood}
            options={understoodShares.map((value) => ({
              value,
              text: understoodText(value),
              count: ofUnderstood.get(value) ?? 0,
            }))}
            onChoose={(understood) => onChange({ ...query, understood })}
          />
        </div>
      )}
      <div className={styles.selects}>
        <FilterSelect
          label={m.titles_genre()}
          every={m.titles_genre_all()}
          chosen={query.genre}
          options={genres}
          onChoose={(genre) => onChange({ ...query, genre })}
        />
        <FilterSelect
          label={lengthLabel(kind)}
          every={m.titles_length_all()}
          chosen={query.length}
          options={titleLengths.map((value) => ({
            value,
            text: lengthText(kind, value),
            count: ofLength.get(value) ?? 0,
          }))}
          onChoose={(length) => onChange({ ...query, length })}
        />
        <FilterSelect
          label={m.titles_decade()}
          every={m.titles_decade_all()}
          chosen={query.decade}
          options={[...ofDecade]
            .map(([value, count]) => ({ value, text: decadeText(value), count }))
            .sort((a, b) => b.value - a.value)}
          onChoose={(decade) => onChange({ ...query, decade })}
        />
      </div>
    </>
  );
}

type FilterSelectProps<Value> = {
  readonly label: string;
  /** The option that lets all pass. */
  readonly every: string;
  readonly chosen: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly count: number }[];
  readonly onChoose: (value: Value | undefined) => void;
};

/** Offers what titles there are for; nothing where they are all alike. */
function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, every, chosen, options, onChoose } = props;
  if (chosen === undefined && options.length < 2) return null;
  return (
    <SelectField
      label={label}
      autoComplete="off"
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(options.find(({ value }) => String(value) === target.value)?.value)}
    >
      <option value="">{every}</option>
      {options
        .filter(({ value, count }) => count > 0 || value === chosen)
        .map(({ value, text, count }) => (
          <option key={value} value={value}>
            {count > 0 ? `${text} (${numberText(count)})` : text}
          </option>
        ))}
    </SelectField>
  );
}

type SortSelectProps = Pick<TitleFiltersProps, "query" | "onChange"> & {
  /** Of the shares, where they are known. */
  readonly meaning: TitleFiltersProps["meaning"] | undefined;
};

function SortSelect({ query, onChange, meaning }: SortSelectProps) {
  const sorts = titleSorts.filter((sort) => sort !== "understood" || meaning !== undefined);
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
          {sort === "understood" && meaning === "familiar" ? m.titles_sort_familiar() : sortTexts[sort]()}
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
