import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import { episodeText, timeText } from "../../parts/episode-text.ts";
import { Facts } from "../../parts/facts.tsx";
import parts from "../../parts/parts.module.css";
import { consolePath } from "../../paths.ts";
import { EntryForm } from "../lexicon/entry-form.tsx";
import { type Entry, joined } from "../lexicon/entry-values.ts";
import { partText } from "../lexicon/part-text.ts";
import { saveWithUndo } from "../lexicon/save-entry.ts";
import { type Report, subjectOf } from "./report.ts";

type ReportEntryProps = {
  readonly report: Report;
  /** Called with what takes the entry back, once it is saved: the report is to be closed. */
  readonly onSaved: (undo: () => Promise<unknown>) => void;
};

/** The entry of the word that a report is about, to be mended or made; saving it closes the report. */
export function ReportEntry({ report, onSaved }: ReportEntryProps) {
  const phrase = subjectOf(report);
  const { wordId } = report.details;
  const query = typeof wordId === "number" ? { id: wordId } : { search: phrase, limit: 10 };
  const entries = useApi("Admin/SearchEntries", { query });
  const places = useApi("Admin/GetReportPlaces", { query: { id: report.id } });
  if (entries.data === undefined) return <Waiting error={entries.error} retry={() => void entries.refetch()} />;
  const entry = entries.data.rows.find((row) => row.id === wordId || row.phrase.toLowerCase() === phrase.toLowerCase());
  return (
    <section aria-labelledby="entry-heading" className={parts.stack}>
      <h3 id="entry-heading">{entry === undefined ? m.reports_add_entry() : m.reports_mend_entry()}</h3>
      <Facts
        facts={[
          [m.reports_present(), entry && <PresentMeanings key="present" entry={entry} />],
          [m.reports_places(), places.data && <Places key="places" places={places.data.places} />],
        ]}
      />
      <EntryForm
        entry={entry}
        phrase={phrase}
        action={m.reports_save_and_close()}
        onSave={async (values) => {
          const saved = await saveWithUndo(entry, values);
          if (saved !== undefined) onSaved(saved.undo);
        }}
      />
    </section>
  );
}

function PresentMeanings({ entry: { id, phrase, partOfSpeech, senses } }: { entry: Entry }) {
  return (
    <>
      <Link to={consolePath("lexicon", { search: phrase, open: id })}>
        <span lang="en">{phrase}</span> ({partText(partOfSpeech).toLowerCase()})
      </Link>
      <ol className={parts.meanings}>
        {senses.map(({ definition, tr, es }) => (
          <li key={definition}>
            <span lang="tr">{joined(tr)}</span> · <span lang="es">{joined(es)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

type Place = AnswerOf<"Admin/GetReportPlaces">["places"][number];

/** Title, episode, minute and the headwords around: by them who knows the line finds it. */
function Places({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return m.reports_no_places();
  return (
    <ul className={parts.meanings}>
      {places.map(({ titleId, title, second, near, ...place }) => (
        <li key={`${titleId} ${episodeText(place)} ${second}`}>
          <Link to={consolePath("titles", { open: titleId })}>{title}</Link> {episodeText(place)} {timeText(second)}{" "}
          <span className={parts.muted} lang="en">
            {near.join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
