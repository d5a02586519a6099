import { useId, useRef, useState } from "react";
import type { Series } from "../../../../contract/catalogue.ts";
import { SelectField } from "../../../design/field.tsx";
import { listClient } from "../../../features/accounts/session/list-client.ts";
import { loadWordList, type WordListData } from "../../../features/lexicon/word-list-data.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { WordListSection } from "../../../features/words/word-list/word-list-section.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./series-page.module.css";

/** The selection: the whole series, or a season by its number, and its list once that is loaded. */
type Scope = { readonly season?: number; readonly list: WordListData | "loading" | "failed" };

/** More seasons than this are chosen from a menu instead of radio buttons. */
const manySeasons = 6;

/** The words of the whole series, or of the season that is chosen here. */
export function SeriesWords({ series, list }: { series: Series; list: WordListData }) {
  const locale = useLocale();
  const name = useId();
  const [scope, setScope] = useState<Scope>({ list });
  const latest = useRef<number>(undefined);

  function pickSeason(seasonId: number | undefined) {
    latest.current = seasonId;
    const picked = series.seasons.find(({ id }) => id === seasonId);
    if (picked === undefined) return setScope({ list });
    const season = picked.seasonNumber;
    setScope({ season, list: "loading" });
    const settle = (loaded: WordListData | "failed") => {
      if (latest.current === seasonId) setScope({ season, list: loaded });
    };
    loadWordList({ client: listClient(), locale }, { kind: "season", id: picked.id }).then(settle, () =>
      settle("failed"),
    );
  }

  function retry() {
    pickSeason(latest.current);
  }

  const picked = series.seasons.find(({ seasonNumber }) => seasonNumber === scope.season)?.id;
  const caption = scope.season === undefined ? m.words_of_series() : m.words_of_season({ season: scope.season });
  const title = scope.season === undefined ? series.name : `${series.name}, ${m.season_name({ season: scope.season })}`;
  return (
    <WordListSection listKey={scope.season ?? "all"} list={scope.list} caption={caption} title={title} onRetry={retry}>
      {series.seasons.length > manySeasons && (
        <div className={styles.select}>
          <SelectField
            label={m.scope_label()}
            autoComplete="off"
            value={picked ?? ""}
            onChange={({ target }) => pickSeason(target.value === "" ? undefined : Number(target.value))}
          >
            <option value="">{m.scope_series()}</option>
            {series.seasons.map(({ id, seasonNumber }) => (
              <option key={id} value={id}>
                {m.season_name({ season: seasonNumber })}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {series.seasons.length > 1 && series.seasons.length <= manySeasons && (
        <fieldset className={styles.scope}>
          <legend>{m.scope_label()}</legend>
          <label>
            <input
              type="radio"
              name={name}
              checked={scope.season === undefined}
              onChange={() => pickSeason(undefined)}
            />
            {m.scope_series()}
          </label>
          {series.seasons.map(({ id, seasonNumber }) => (
            <label key={id}>
              <input type="radio" name={name} checked={scope.season === seasonNumber} onChange={() => pickSeason(id)} />
              {m.season_name({ season: seasonNumber })}
            </label>
          ))}
        </fieldset>
      )}
    </WordListSection>
  );
}
