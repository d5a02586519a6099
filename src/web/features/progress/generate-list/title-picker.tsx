import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Content, Movie, Season, Series } from "../../../../contract/catalogue.ts";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { newestFirst } from "../../catalogue/find-title.ts";
import { searchTitles } from "../../catalogue/search-titles.ts";
import { PremiumMark } from "../../catalogue/titles/title-card.tsx";
import { loadWithOwn } from "../own-titles.ts";
import styles from "./generate-list.module.css";

/** Selects titles, seasons and episodes, whose ids the form reads; what a search hides stays selected. */
export function TitlePicker() {
  const { token } = useUserData();
  const query = useQuery(personQuery(token, ["MySeries/GetMyTitles", "all"], loadWithOwn), queryClient);
  if (query.data !== undefined) return <Titles content={query.data} />;
  if (!query.isError) return <Skeleton lines={4} />;
  return (
    <Notice kind="error">
      <p>{m.search_failed()}</p>
      <Button kind="secondary" onClick={() => void query.refetch()}>
        {m.try_again()}
      </Button>
    </Notice>
  );
}

function Titles({ content }: { content: Content }) {
  const searchId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState("");
  const [count, setCount] = useState(0);
  const [titles] = useState<readonly (Series | Movie)[]>(() => [
    ...newestFirst(content.seriesList),
    ...newestFirst(content.movieList),
  ]);
  const found = query.trim() === "" ? undefined : new Set(searchTitles(content, query).map(({ id }) => id));
  return (
    <div className={styles.picker}>
      <p className={styles.hint}>{m.generate_titles_note()}</p>
      <label htmlFor={searchId} className="visually-hidden">
        {m.generate_titles_search()}
      </label>
      <input
        id={searchId}
        type="search"
        autoComplete="off"
        placeholder={m.generate_titles_search()}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul
        ref={list}
        className={styles.titles}
        onChange={() => setCount(list.current?.querySelectorAll("input:checked:enabled").length ?? 0)}
      >
        {titles.map((title) => (
          <li key={`${title.kind} ${title.id}`} hidden={found && !found.has(title.id)}>
            <TitleRow title={title} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.hint}>
        {found?.size === 0 ? m.generate_titles_none() : count > 0 && m.generate_picked({ count })}
      </p>
    </div>
  );
}

function TitleRow({ title }: { title: Series | Movie }) {
  const [isPicked, setIsPicked] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <label className={styles.title}>
        <input
          type="checkbox"
          name="titleIds"
          value={title.id}
          autoComplete="off"
          checked={isPicked}
          onChange={(event) => setIsPicked(event.target.checked)}
        />
        <span>
          <b lang="en">{title.name}</b> <small>{title.kind === "series" ? m.kind_series() : m.kind_movie()}</small>
        </span>
        {title.isPremium && <PremiumMark />}
      </label>
      {title.kind === "series" && (
        <details className={styles.parts} onToggle={() => setIsOpened(true)}>
          <summary aria-label={m.generate_parts({ title: title.name })}>{m.generate_parts_short()}</summary>
          {/* Part of the whole series, if that is picked. */}
          {isOpened &&
            title.seasons.map((season) => <SeasonParts key={season.id} season={season} isWhole={isPicked} />)}
        </details>
      )}
    </>
  );
}

function SeasonParts({ season, isWhole }: { season: Season; isWhole: boolean }) {
  const [isPicked, setIsPicked] = useState(false);
  return (
    <fieldset disabled={isWhole} className={styles.season}>
      <legend className="visually-hidden">{m.season_name({ season: season.seasonNumber })}</legend>
      <label className={styles.title}>
        <input
          type="checkbox"
          name="seasonIds"
          value={season.id}
          autoComplete="off"
          checked={isPicked}
          onChange={(event) => setIsPicked(event.target.checked)}
        />
        <span>{m.generate_whole_season({ season: season.seasonNumber })}</span>
        {season.isPremium && <PremiumMark />}
      </label>
      <fieldset disabled={isPicked} className={styles.episodes}>
        <legend className="visually-hidden">{m.episodes_heading()}</legend>
        {season.episodes.map(({ id, episodeNumber }) => (
          <label key={id} className={styles.episode}>
            <input
              type="checkbox"
              name="episodeIds"
              value={id}
              autoComplete="off"
              aria-label={m.episode_name({ episode: episodeNumber })}
            />
            <span aria-hidden="true">{episodeNumber}</span>
          </label>
        ))}
      </fieldset>
    </fieldset>
  );
}
