import { Link } from "react-router";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, NewRecord } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import type { Column } from "../../records/data-table.tsx";
import { OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { EntryPanel, NewEntry } from "./entry-panel.tsx";
import { type Entry, joined } from "./entry-values.ts";
import { ExportPanel } from "./export-panel.tsx";
import { partText } from "./part-text.ts";
import { refreshEntries, sendRestored, sendReverted } from "./save-entry.ts";

const partsFilter = ["any", ...partsOfSpeech] as const;
const levels = ["any", ...levelNames] as const;
const sources = ["any", "overlay", "file", "fallback"] as const;

/** Words and phrases; `open` is one of them, `export`, or `new` with the `phrase` that it begins with. */
export default function LexiconPage() {
  const { read, hrefWith } = useAddress();
  const search = read("search") ?? "";
  const part = oneOf(partsFilter, read("part"));
  const level = oneOf(levels, read("level"));
  const source = oneOf(sources, read("source"));
  const query = {
    search,
    ...(part !== "any" && { partOfSpeech: part }),
    ...(level !== "any" && { level }),
    ...(source !== "any" && { source }),
  };
  const { list, opened } = useRecords<Entry, typeof query>("Admin/SearchEntries", query, (asked) =>
    consoleApi.call("Admin/SearchEntries", { query: asked }),
  );

  return (
    <RecordsPage
      heading={m.lexicon_heading()}
      actions={
        <>
          <Link
            className="button"
            data-kind="secondary"
            to={hrefWith({ open: "export", phrase: undefined })}
            preventScrollReset
          >
            {m.lexicon_export_overlay()}
          </Link>
          <NewRecord to={hrefWith({ open: "new", phrase: search })} isSecondary={read("open") !== undefined}>
            {m.lexicon_new_entry()}
          </NewRecord>
        </>
      }
      list={list}
      searchLabel={m.lexicon_search_label()}
      filters={[
        {
          kind: "choice",
          name: "part",
          label: m.lexicon_part_of_speech(),
          options: partsFilter.map((value) => ({
            value,
            text: value === "any" ? m.lexicon_any_part() : partText(value),
          })),
        },
        {
          kind: "choice",
          name: "level",
          label: m.lexicon_level(),
          options: levels.map((value) => ({ value, text: value === "any" ? m.lexicon_any_level() : value })),
        },
        {
          kind: "choice",
          name: "source",
          label: m.lexicon_source(),
          options: sources.map((value) => ({
            value,
            text: value === "any" ? m.lexicon_any_source() : m[`lexicon_sources_${value}` as const](),
          })),
        },
      ]}
      columns={useColumns()}
      bulk={{
        refresh: refreshEntries,
        actions: [
          {
            id: "revert",
            text: m.lexicon_bulk_revert(),
            // One without an entry in the files would go, and comes back under another number.
            fits: ({ edited }) => edited?.isInFile === true,
            run: ({ id }) => sendReverted(id),
            undo: sendRestored,
            done: (count) => m.lexicon_bulk_reverted({ count }),
          },
        ],
      }}
      cleared={{ phrase: undefined }}
      none={m.lexicon_none()}
      panel={(open) => {
        if (open === "new") return <NewEntry phrase={read("phrase")} />;
        if (open === "export") return <ExportPanel />;
        return <OpenedPanel opened={opened}>{(entry) => <EntryPanel key={open} entry={entry} />}</OpenedPanel>;
      }}
    />
  );
}

function useColumns(): Column<Entry>[] {
  const formats = useFormats();
  return [
    { id: "phrase", heading: m.lexicon_phrase(), cell: ({ phrase }) => <span lang="en">{phrase}</span> },
    { id: "part", heading: m.lexicon_part_of_speech(), cell: ({ partOfSpeech }) => partText(partOfSpeech) },
    { id: "level", heading: m.lexicon_level(), isSecondary: true, cell: ({ senses }) => senses[0]?.level },
    {
      id: "meaning",
      heading: m.lexicon_meaning(),
      isSecondary: true,
      cell: ({ senses }) => <span lang="tr">{joined(senses[0]?.tr ?? [])}</span>,
    },
    {
      id: "senses",
      heading: m.lexicon_senses(),
      isFigure: true,
      isSecondary: true,
      cell: ({ senses }) => formats.number(senses.length),
    },
    {
      id: "source",
      heading: m.lexicon_source(),
      cell: ({ source, faults }) => (
        <span className={parts.badges}>
          <Badge tone={source === "overlay" ? "busy" : "calm"}>{m[`lexicon_sources_${source}` as const]()}</Badge>
          {faults.length > 0 && (
            <Badge tone="bad">{m.lexicon_fault_count({ count: formats.number(faults.length) })}</Badge>
          )}
        </span>
      ),
    },
  ];
}
