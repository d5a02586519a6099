import { useState } from "react";
import { Link } from "react-router";
import type { Season } from "../../../contract/catalogue.ts";
import type { OwnTitle } from "../../../contract/my-series.ts";
import { Button } from "../../design/button.tsx";
import { m } from "../../i18n/generated/messages.js";
import { wordCountText } from "../../i18n/texts.ts";
import { titlePath } from "../catalogue/title-path.ts";
import { TitleLevel } from "../catalogue/titles/title-level.tsx";
import { pathOf } from "../page/paths.ts";
import { useLocale } from "../page/use-page.ts";
import styles from "./my-series.module.css";
import { DeleteDialog, RemoveDialog, RenameDialog } from "./own-title-dialogs.tsx";

type Asked = "rename" | "delete" | { readonly episodeId: number; readonly name: string };

type OwnTitleItemProps = {
  /** With the address of its page. */
  readonly title: OwnTitle;
};

/** A title of the person's: the way to its page, what it is, and what can be done with it. */
export function OwnTitleItem({ title }: OwnTitleItemProps) {
  const locale = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const { id, name, kind, year, publicTitle } = title;
  const seasons = title.kind === "series" ? title.seasons : [];
  const episodes = seasons.reduce((sum, season) => sum + season.episodes.length, 0);
  const bringPath = pathOf("bring", locale);
  const close = () => setAsked(undefined);
  return (
    <li className={styles.title}>
      <p className={styles.name}>
        <Link to={titlePath(title, locale)} lang="en">
          {name}
        </Link>
      </p>
      <p className={styles.facts}>
        <TitleLevel title={{ difficulty: title.difficultyFor[locale], runningWords: title.runningWords }} />
        {year !== null && <span>{year}</span>}
        <span>{kind === "movie" ? m.kind_movie() : m.episodes_count({ count: episodes })}</span>
        <span>{wordCountText(title.wordCount)}</span>
      </p>
      {publicTitle !== null && (
        <p>
          <Link to={titlePath({ kind, combinedUrl: publicTitle.combinedUrl }, locale)}>{m.own_public()}</Link>
        </p>
      )}
      <p className={styles.tools}>
        <Link
          to={`${bringPath}?to=${id}`}
          aria-label={kind === "series" ? m.own_add_to({ title: name }) : m.own_replace_of({ title: name })}
        >
          {kind === "series" ? m.own_add() : m.own_replace()}
        </Link>
        <Button kind="quiet" aria-label={m.own_rename_of({ title: name })} onClick={() => setAsked("rename")}>
          {m.own_rename()}
        </Button>
        <Button kind="quiet" aria-label={m.own_delete_of({ title: name })} onClick={() => setAsked("delete")}>
          {m.own_delete()}
        </Button>
      </p>
      {seasons.length > 0 && (
        <details>
          <summary>{m.bring_rows()}</summary>
          {seasons.map((season) => (
            <OwnSeason key={season.id} titleId={id} season={season} onRemove={setAsked} />
          ))}
        </details>
      )}
      <RenameDialog title={title} isOpen={asked === "rename"} onClose={close} />
      <DeleteDialog title={title} isOpen={asked === "delete"} onClose={close} />
      <RemoveDialog episode={typeof asked === "object" ? asked : undefined} isLast={episodes === 1} onClose={close} />
    </li>
  );
}

type OwnSeasonProps = {
  readonly titleId: number;
  readonly season: Season;
  readonly onRemove: (episode: { readonly episodeId: number; readonly name: string }) => void;
};

function OwnSeason({ titleId, season: { seasonNumber, episodes }, onRemove }: OwnSeasonProps) {
  const bringPath = pathOf("bring", useLocale());
  return (
    <ul className={styles.episodes}>
      {episodes.map(({ id, episodeNumber, name: ownName }) => {
        const name = m.episode_full_name({ season: seasonNumber, episode: episodeNumber });
        return (
          <li key={id}>
            <span>
              {name} {ownName !== null && <span lang="en">{ownName}</span>}
            </span>
            <span className={styles.tools}>
              <Link
                to={`${bringPath}?to=${titleId}&season=${seasonNumber}&episode=${episodeNumber}`}
                aria-label={m.own_replace_of({ title: name })}
              >
                {m.own_replace()}
              </Link>
              <Button
                kind="quiet"
                aria-label={m.own_remove_of({ title: name })}
                onClick={() => onRemove({ episodeId: id, name })}
              >
                {m.own_remove()}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
