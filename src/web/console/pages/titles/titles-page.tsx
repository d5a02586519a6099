import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { NewRecord, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { TitlePanel } from "./title-panel.tsx";
import { TitleState } from "./title-state.tsx";
import { titlesTexts } from "./titles-texts.ts";

const kinds = ["any", "series", "movie"] as const;
const states = ["any", "shown", "hidden"] as const;
const sorts = ["newest", "name"] as const;

/** Titles, also those that nobody else sees. */
export default function TitlesPage() {
  const { read, change, hrefWith } = useAddress();
  const t = useTexts(titlesTexts);
  const open = read("open");
  const search = read("search") ?? "";
  const kind = oneOf(kinds, read("kind"));
  const state = oneOf(states, read("state"));
  const sort = oneOf(sorts, read("sort"));
  const query = {
    ...{ search, sort },
    ...(kind !== "any" && { kind }),
    ...(state !== "any" && { isHidden: state === "hidden" }),
  };
  const list = useList<ManagedTitle>(["Admin/GetTitles", query], (cursor) =>
    consoleApi.call("Admin/GetTitles", { query: { ...query, cursor } }),
  );
  return (
    <>
      <PageHead heading={t.heading}>
        <NewRecord to={hrefWith({ open: "new" })} isSecondary={open !== undefined}>
          {t.newTitle}
        </NewRecord>
      </PageHead>
      <ListAndDetail detail={open === undefined ? null : <TitlePanel key={open} open={open} />}>
        <ListTools label={t.searchLabel}>
          <Filter
            name="kind"
            label={t.kind}
            options={kinds.map((value) => ({ value, text: value === "any" ? t.anyKind : t.kinds[value] }))}
          />
          <Filter
            name="state"
            label={t.state}
            options={[
              { value: "any", text: t.anyState },
              { value: "shown", text: t.shownOnly },
              { value: "hidden", text: t.hiddenOnly },
            ]}
          />
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          sort={{ value: sort, change: (value) => change({ sort: value === "newest" ? undefined : value }) }}
          isFiltered={search !== "" || kind !== "any" || state !== "any"}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<ManagedTitle>[] {
  const t = useTexts(titlesTexts);
  const formats = useFormats();
  return [
    { id: "name", heading: t.name, sort: "name", cell: ({ name }) => name },
    { id: "kind", heading: t.kind, isSecondary: true, cell: ({ kind }) => t.kinds[kind] },
    { id: "year", heading: t.year, isFigure: true, isSecondary: true, cell: ({ year }) => year },
    { id: "state", heading: t.state, cell: (title) => <TitleState title={title} /> },
    {
      id: "episodes",
      heading: t.episodes,
      isFigure: true,
      isSecondary: true,
      cell: ({ kind, episodes }) => (kind === "series" ? formats.number(episodes) : ""),
    },
    { id: "words", heading: t.words, isFigure: true, cell: ({ wordCount }) => formats.number(wordCount) },
    {
      id: "added",
      heading: t.added,
      isFigure: true,
      isSecondary: true,
      sort: "newest",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.day(createdAt)}</time>,
    },
  ];
}
