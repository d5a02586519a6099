import { useState } from "react";
import type { ManagedEpisode } from "../../../../contract/console/drafts.ts";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { IconButton } from "../../../design/button.tsx";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import { episodeText } from "../../parts/episode-text.ts";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { EpisodeDialog } from "./episode-dialog.tsx";
import styles from "./titles.module.css";

/** A series' episodes, each of which can be named, renumbered, replaced and deleted; of a film its only one. */
export function TitleEpisodes({ title }: { title: ManagedTitle }) {
  const formats = useFormats();
  const answer = useApi("Admin/GetEpisodes", { query: { titleId: title.id } });
  const [edited, setEdited] = useState<ManagedEpisode>();
  const nameOf = (episode: ManagedEpisode) => episodeText(episode) ?? title.name;
  return (
    <section aria-labelledby="episodes-heading">
      <h3 id="episodes-heading">{m.titles_episode_list()}</h3>
      {answer.data === undefined ? (
        <Waiting error={answer.error} retry={() => void answer.refetch()} lines={2} />
      ) : answer.data.rows.length === 0 ? (
        <p className={parts.quiet}>{m.titles_no_episodes()}</p>
      ) : (
        <ul className={styles.episodes}>
          {answer.data.rows.map((episode) => (
            <li key={episode.id}>
              <span>
                <b>{nameOf(episode)}</b> {episode.name}
              </span>
              <span className={parts.quiet}>
                {m.imports_figures({
                  words: formats.number(episode.words),
                  running: formats.number(episode.runningWords),
                })}
              </span>
              <IconButton
                icon="edit"
                label={m.titles_episode_edit_of({ episode: nameOf(episode) })}
                onClick={() => setEdited(episode)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <EpisodeDialog key={edited.id} title={title} episode={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}
