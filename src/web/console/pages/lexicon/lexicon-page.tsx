import { Link } from "react-router";
import { levelNames } from "../../../../domain/lexicon/level.ts";
import { partsOfSpeech } from "../../../../domain/lexicon/part-of-speech.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge, NewRecord, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { EntryPanel, NewEntry } from "./entry-panel.tsx";
import { type Entry, joined } from "./entry-values.ts";
import { ExportPanel } from "./export-panel.tsx";
import { lexiconTexts } from "./lexicon-texts.ts";

const parts = ["any", ...partsOfSpeech] as const;
const levels = ["any", ...levelNames] as const;
const sources = ["any", "overlay", "file", "fallback"] as const;

/** Words and phrases; `open` is one of them, `export`, or `new` with the `phrase` that it begins with. */
export default function LexiconPage() {
  const { read, hrefWith } = useAddress();
  const t = useTexts(lexiconTexts);
  const open = read("open");
  const search = read("search") ?? "";
  const part = oneOf(parts, read("part"));
  const level = oneOf(levels, read("level"));
  const source = oneOf(sources, read("source"));
  const query = {
    search,
    ...(part !== "any" && { partOfSpeech: part }),
    ...(level !== "any" && { level }),
    ...(source !== "any" && { source }),
  };
  const list = useList<Entry>(["Admin/SearchEntries", query], (cursor) =>
    consoleApi.call("Admin/SearchEntries", { query: { ...query, cursor } }),
  );
  const opened = useOpenRow<Entry>("Admin/SearchEntries", list.rows, (id) =>
    consoleApi.call("Admin/SearchEntries", { query: { id } }),
  );

  function panel() {
    if (open === undefined) return null;
    if (open === "new") return <NewEntry phrase={read("phrase")} />;
    if (open === "export") return <ExportPanel />;
    if (opened.row === undefined) return <WaitingPanel error={opened.error} retry={opened.retry} />;
    return <EntryPanel key={open} entry={opened.row} />;
  }

  return (
    <>
      <PageHead heading={t.heading}>
        <Link
          className="button"
          data-kind="secondary"
          to={hrefWith({ open: "export", phrase: undefined })}
          preventScrollReset
        >
          {t.exportOverlay}
        </Link>
        <NewRecord to={hrefWith({ open: "new", phrase: search })} isSecondary={open !== undefined}>
          {t.newEntry}
        </NewRecord>
      </PageHead>
      <ListAndDetail detail={panel()}>
        <ListTools label={t.searchLabel}>
          <Filter
            name="part"
            label={t.partOfSpeech}
            options={parts.map((value) => ({ value, text: value === "any" ? t.anyPart : t.parts[value] }))}
          />
          <Filter
            name="level"
            label={t.level}
            options={levels.map((value) => ({ value, text: value === "any" ? t.anyLevel : value }))}
          />
          <Filter
            name="source"
            label={t.source}
            options={sources.map((value) => ({ value, text: value === "any" ? t.anySource : t.sources[value] }))}
          />
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id, phrase: undefined })}
          openKey={open}
          isFiltered={Object.keys(query).length > 1 || search !== ""}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Entry>[] {
  const t = useTexts(lexiconTexts);
  const formats = useFormats();
  return [
    { id: "phrase", heading: t.phrase, cell: ({ phrase }) => <span lang="en">{phrase}</span> },
    { id: "part", heading: t.partOfSpeech, cell: ({ partOfSpeech }) => t.parts[partOfSpeech] },
    { id: "level", heading: t.level, isSecondary: true, cell: ({ senses }) => senses[0]?.level },
    {
      id: "meaning",
      heading: t.meaning,
      isSecondary: true,
      cell: ({ senses }) => <span lang="tr">{joined(senses[0]?.tr ?? [])}</span>,
    },
    {
      id: "senses",
      heading: t.senses,
      isFigure: true,
      isSecondary: true,
      cell: ({ senses }) => formats.number(senses.length),
    },
    {
      id: "source",
      heading: t.source,
      cell: ({ source, faults }) => (
        <span className="badges">
          <Badge tone={source === "overlay" ? "busy" : "calm"}>{t.sources[source]}</Badge>
          {faults.length > 0 && <Badge tone="bad">{t.faultCount(formats.number(faults.length))}</Badge>}
        </span>
      ),
    },
  ];
}
