import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { NewRecord } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { BulkAction } from "../../records/bulk.tsx";
import type { Column } from "../../records/data-table.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { TitlePanel } from "./title-panel.tsx";
import { TitleState } from "./title-state.tsx";

const kinds = ["any", "series", "movie"] as const;
const states = ["any", "shown", "hidden"] as const;
const sorts = ["newest", "name"] as const;

/** Titles, also those that nobody else sees. */
export default function TitlesPage() {
  const { read, change, hrefWith } = useAddress();
  const open = read("open");
  const search = read("search") ?? "";
  const kind = oneOf(kinds, read("kind"));
  const state = oneOf(states, read("state"));
  const sort = oneOf(sorts, read("sort"));
  const query = {
    search,
    sort,
    ...(kind !== "any" && { kind }),
    ...(state !== "any" && { isHidden: state === "hidden" }),
  };
  const list = useList<ManagedTitle>(["Admin/GetTitles", query], (cursor) =>
    consoleApi.call("Admin/GetTitles", { query: { ...query, cursor } }),
  );
  return (
    <RecordsPage
      heading={m.titles_heading()}
      actions={
        <NewRecord to={hrefWith({ open: "new" })} isSecondary={open !== undefined}>
          {m.titles_new_title()}
        </NewRecord>
      }
      list={list}
      searchLabel={m.titles_search_label()}
      filters={[
        {
          kind: "choice",
          name: "kind",
          label: m.titles_kind(),
          options: kinds.map((value) => ({
            value,
            text: value === "any" ? m.titles_any_kind() : m[`titles_kinds_${value}` as const](),
          })),
        },
        {
          kind: "choice",
          name: "state",
          label: m.titles_state(),
          options: [
            { value: "any", text: m.titles_any_state() },
            { value: "shown", text: m.titles_shown_only() },
            { value: "hidden", text: m.titles_hidden_only() },
          ],
        },
      ]}
      columns={useColumns()}
      bulk={{ refresh: () => refresh("Admin/GetTitles"), actions: [hiding(true), hiding(false)] }}
      sort={{ value: sort, change: (value) => change({ sort: value === "newest" ? undefined : value }) }}
      none={m.titles_none()}
      panel={(open) => <TitlePanel key={open} open={open} />}
    />
  );
}

function hiding(isHidden: boolean): BulkAction<ManagedTitle> {
  const send = (id: number, hidden: boolean) => consoleApi.call("Admin/HideTitle", { body: { id, isHidden: hidden } });
  return {
    id: isHidden ? "hide" : "publish",
    text: isHidden ? m.titles_bulk_hide() : m.titles_bulk_publish(),
    fits: (title) => title.isHidden !== isHidden,
    run: ({ id }) => send(id, isHidden),
    undo: ({ id }) => send(id, !isHidden),
    done: (count) => (isHidden ? m.titles_bulk_hidden({ count }) : m.titles_bulk_published({ count })),
  };
}

function useColumns(): Column<ManagedTitle>[] {
  const formats = useFormats();
  return [
    { id: "name", heading: m.titles_name(), sort: "name", cell: ({ name }) => name },
    {
      id: "kind",
      heading: m.titles_kind(),
      isSecondary: true,
      cell: ({ kind }) => m[`titles_kinds_${kind}` as const](),
    },
    { id: "year", heading: m.titles_year(), isFigure: true, isSecondary: true, cell: ({ year }) => year },
    { id: "state", heading: m.titles_state(), cell: (title) => <TitleState title={title} /> },
    {
      id: "episodes",
      heading: m.titles_episodes(),
      isFigure: true,
      isSecondary: true,
      cell: ({ kind, episodes }) => (kind === "series" ? formats.number(episodes) : ""),
    },
    { id: "words", heading: m.titles_words(), isFigure: true, cell: ({ wordCount }) => formats.number(wordCount) },
    {
      id: "added",
      heading: m.titles_added(),
      isFigure: true,
      isSecondary: true,
      sort: "newest",
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.day(createdAt)}</time>,
    },
  ];
}
