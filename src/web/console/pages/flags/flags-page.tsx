import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { BulkAction } from "../../records/bulk.tsx";
import type { Column } from "../../records/data-table.tsx";
import { useDecisions } from "../../records/decisions.tsx";
import { OpenedPanel, useListedRow } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { decideFlag, decisions, type Flag, keyedFlag, refreshFlags, saveState } from "./flag.ts";
import { FlagPanel } from "./flag-panel.tsx";

const states = ["open", "confirmed", "cleared"] as const;

/**
 * What was suspicious about people's answers, the newest first. By keyboard alone: j and k go through them, Enter
 * opens, 1 to 3 decide on the open or focused one and the next takes its place.
 */
export default function FlagsPage() {
  const { read } = useAddress();
  const query = { search: read("search") ?? "", state: oneOf(states, read("state")) };
  const list = useList<Flag>(["Admin/GetFlags", query], async (cursor) => {
    const { rows, next } = await consoleApi.call("Admin/GetFlags", { query: { ...query, cursor } });
    return { rows: rows.map(keyedFlag), next };
  });
  const opened = useListedRow(list);

  const decide = useDecisions({
    rows: list.rows,
    opened: opened.row,
    decisions,
    canDecide: (flag, state) => flag.state !== state,
    act: (flag, state) => void decideFlag(flag, state),
  });

  return (
    <RecordsPage
      heading={m.flags_heading()}
      note={m.flags_text()}
      list={list}
      searchLabel={m.flags_search_label()}
      filters={[
        {
          kind: "choice",
          name: "state",
          label: m.flags_state(),
          options: states.map((value) => ({ value, text: m[`flags_states_${value}` as const]() })),
        },
      ]}
      columns={useColumns()}
      bulk={{ refresh: refreshFlags, actions: (["confirmed", "cleared"] as const).map(bulkAction) }}
      none={m.flags_none()}
      panel={(open) => (
        <OpenedPanel opened={opened}>{(flag) => <FlagPanel key={open} flag={flag} onDecide={decide} />}</OpenedPanel>
      )}
    />
  );
}

/** Nobody is mailed of it, so that many are decided on at once and taken back at once. */
function bulkAction(state: "confirmed" | "cleared"): BulkAction<Flag> {
  return {
    id: state,
    text: m[`flags_decisions_${state}` as const](),
    fits: (flag) => flag.state !== state,
    run: (flag) => saveState(flag, state),
    undo: (flag) => saveState(flag, flag.state),
    done: (count) => m[`flags_bulk_${state}` as const]({ count }),
  };
}

function useColumns(): Column<Flag>[] {
  const formats = useFormats();
  return [
    { id: "person", heading: m.flags_person(), cell: ({ username }) => username },
    { id: "kind", heading: m.flags_kind(), cell: ({ kind }) => <Badge>{m[`flags_kinds_${kind}` as const]()}</Badge> },
    {
      id: "points",
      heading: m.flags_points(),
      isFigure: true,
      isSecondary: true,
      cell: ({ points }) => formats.number(points),
    },
    {
      id: "day",
      heading: m.flags_day(),
      isFigure: true,
      isSecondary: true,
      cell: ({ day }) => formats.date(`${day}T12:00:00`),
    },
  ];
}
