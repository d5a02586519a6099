import type { Draft } from "../../../../contract/console/drafts.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { episodeText } from "../../parts/episode-text.ts";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { PlainTable } from "../../records/plain-table.tsx";
import styles from "./imports.module.css";

type Episode = Draft["episodes"][number];

const warningTexts = {
  "few-words": () => m.imports_warning_few_words(),
  "not-english": () => m.imports_warning_not_english(),
  "many-unknown": () => m.imports_warning_many_unknown(),
} as const;

const isDoubtful = ({ warnings, sameAs }: Episode) => warnings.length > 0 || sameAs.length > 0;

async function refreshDrafts(): Promise<void> {
  await Promise.all([
    refresh("Admin/GetDrafts"),
    refresh("Admin/GetImports"),
    refresh("Admin/GetTitles"),
    refresh("Admin/GetOverview"),
  ]);
}

/** What an import keeps until it is published, with what speaks against publishing it. */
export function Drafts({ query }: { query: { readonly importId: string } | { readonly id: number } }) {
  const answer = useApi("Admin/GetDrafts", { query });
  const drafts = answer.data?.rows ?? [];
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts-heading" className={styles.drafts}>
      <header className={styles.wordsHead}>
        <h2 id="drafts-heading">{m.imports_drafts_of_import()}</h2>
        <Publish drafts={drafts} />
      </header>
      <p className={parts.quiet}>{m.imports_drafts_text()}</p>
      {drafts.map((draft) => (
        <DraftTable key={draft.id} draft={draft} />
      ))}
    </section>
  );
}

function Publish({ drafts }: { drafts: readonly Draft[] }) {
  const formats = useFormats();
  const doubtful = drafts.flatMap(({ episodes }) => episodes.filter(isDoubtful)).length;
  const publish = useAction(async () => {
    const isWanted =
      doubtful === 0 ||
      (await confirm({
        heading: m.imports_publish_heading(),
        text: m.imports_publish_text({ count: formats.number(doubtful) }),
        action: m.imports_publish_anyway(),
      }));
    if (!isWanted) return;
    await consoleApi.call("Admin/PublishDraft", { body: { ids: drafts.map(({ id }) => id) } });
    const [first] = drafts;
    showDone(
      drafts.length === 1 && first !== undefined
        ? m.imports_published({ name: first.name })
        : m.imports_published_many({ count: formats.number(drafts.length) }),
    );
    await refreshDrafts();
  });
  return (
    <>
      {publish.problem !== undefined && <p role="alert">{publish.problem}</p>}
      <button type="button" className="button" aria-busy={publish.isBusy} onClick={publish.run}>
        {m.imports_publish()}
      </button>
    </>
  );
}

function DraftTable({ draft }: { draft: Draft }) {
  const { id, name, year, into, episodes } = draft;
  const formats = useFormats();
  const drop = useAction(async () => {
    const isConfirmed = await confirm({
      heading: m.imports_drop_draft_heading(),
      text: m.imports_drop_draft_text({ name }),
      action: m.imports_drop_draft(),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    await consoleApi.call("Admin/DropDraft", { body: { id } });
    showDone(m.imports_dropped({ name }));
    await refreshDrafts();
  });
  return (
    <article className={styles.draft}>
      <header>
        <h3>
          {name}
          {year !== null && ` (${year})`}
        </h3>
        <Badge>{into === null ? m.imports_draft_new() : m.imports_draft_into({ name: into.name })}</Badge>
        <button
          type="button"
          className={`button ${parts.dangerous}`}
          data-kind="quiet"
          aria-busy={drop.isBusy}
          onClick={drop.run}
        >
          {m.imports_drop_draft()}
        </button>
      </header>
      {drop.problem !== undefined && <p role="alert">{drop.problem}</p>}
      <PlainTable
        label={name}
        figures={5}
        headings={[
          m.imports_episode(),
          m.imports_draft_notes(),
          m.imports_draft_words(),
          m.imports_draft_running(),
          m.imports_draft_names(),
          m.imports_draft_unknown(),
          m.imports_draft_length(),
        ]}
      >
        {episodes.map((episode) => (
          <tr key={episode.id}>
            <td>
              {episodeText(episode) ?? m.imports_film()}
              {episode.name !== null && ` ${episode.name}`}
            </td>
            <td>
              <Notes episode={episode} />
            </td>
            <td data-figure="true">{formats.number(episode.words)}</td>
            <td data-figure="true">{formats.number(episode.runningWords)}</td>
            <td data-figure="true">{formats.number(episode.nameWords)}</td>
            <td data-figure="true">{formats.number(episode.unknownWords)}</td>
            <td data-figure="true">
              {episode.seconds !== null &&
                m.imports_minutes({ minutes: formats.number(Math.ceil(episode.seconds / 60)) })}
            </td>
          </tr>
        ))}
      </PlainTable>
    </article>
  );
}

function Notes({ episode: { warnings, replaces, sameAs } }: { episode: Episode }) {
  return (
    <span className={parts.badges}>
      {warnings.map((warning) => (
        <Badge key={warning} tone="bad">
          {warningTexts[warning]()}
        </Badge>
      ))}
      {sameAs.map(({ titleId, title, ...place }) => (
        <Badge key={`${titleId} ${episodeText(place)}`} tone="bad">
          {m.imports_same_text({ title: `${title} ${episodeText(place) ?? ""}`.trim() })}
        </Badge>
      ))}
      {replaces && <Badge tone="busy">{m.imports_replaces()}</Badge>}
    </span>
  );
}
