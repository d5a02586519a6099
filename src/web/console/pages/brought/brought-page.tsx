import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { Column } from "../../records/data-table.tsx";
import { OpenedPanel, useListedRow } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { useAddress } from "../../records/use-address.ts";
import { type Brought, rangesOf, shareOf } from "./brought.ts";
import { BroughtPanel } from "./brought-panel.tsx";

/** What learners bring and wish for, the most wanted first. */
export default function BroughtPage() {
  const search = useAddress().read("search") ?? "";
  const list = useList<Brought>(["Admin/GetBrought", { search }], (cursor) =>
    consoleApi.call("Admin/GetBrought", { query: { search, cursor } }),
  );
  const opened = useListedRow(list);
  return (
    <RecordsPage
      heading={m.brought_heading()}
      note={m.brought_note()}
      list={list}
      searchLabel={m.brought_search_label()}
      columns={useColumns()}
      none={m.brought_none()}
      panel={(open) => (
        <OpenedPanel opened={opened}>{(title) => <BroughtPanel key={open} title={title} />}</OpenedPanel>
      )}
    />
  );
}

function useColumns(): Column<Brought>[] {
  const formats = useFormats();
  return [
    { id: "name", heading: m.brought_name(), cell: ({ name }) => name },
    {
      id: "kind",
      heading: m.brought_kind(),
      isSecondary: true,
      cell: ({ kind }) => kind && m[`titles_kinds_${kind}` as const](),
    },
    { id: "people", heading: m.brought_people(), isFigure: true, cell: ({ people }) => formats.number(people) },
    {
      id: "wishes",
      heading: m.brought_wishes(),
      isFigure: true,
      cell: ({ wishes }) => formats.number(wishes.reduce((sum, { count }) => sum + count, 0)),
    },
    {
      id: "episodes",
      heading: m.brought_episodes(),
      isSecondary: true,
      cell: ({ kind, seasons }) => (kind === "series" ? seasons.map(seasonText).join("; ") : ""),
    },
    {
      id: "unknown",
      heading: m.brought_unknown(),
      isFigure: true,
      isSecondary: true,
      cell: ({ seasons }) => {
        const share = shareOf(seasons, "unknownWords");
        return share === undefined ? "" : formats.percent(share);
      },
    },
    { id: "state", heading: m.brought_state(), isSecondary: true, cell: (title) => <BroughtState title={title} /> },
  ];
}

function seasonText({ season, episodes }: Brought["seasons"][number]): string {
  return `S${season ?? ""}: ${rangesOf(episodes.map(({ episode }) => episode))}`;
}

function BroughtState({ title: { people, publicTitle } }: { title: Brought }) {
  if (publicTitle !== null) return <Badge tone="good">{m.brought_in_catalogue()}</Badge>;
  return people === 0 ? <Badge>{m.brought_wished_only()}</Badge> : null;
}
