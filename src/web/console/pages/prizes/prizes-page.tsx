import { EmptyState } from "../../../design/placeholder.tsx";
import { type List, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Choice } from "../../records/filters.tsx";
import { ListTools } from "../../records/list-tools.tsx";
import { GonePanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { type FrozenMonth, ordered, orders, type RankedPerson, sidesOf } from "./evidence.ts";
import { MonthHead } from "./month-head.tsx";
import { PrizeState } from "./prize-state.tsx";
import { RankPanel } from "./rank-panel.tsx";

/** A frozen month with its first hundred; `open` is a rank as it was frozen. */
export default function PrizesPage() {
  const { read } = useAddress();
  const asked = read("month");
  const { data, error, refetch } = useApi("Admin/GetMonth", { query: asked === undefined ? {} : { month: asked } });
  return (
    <>
      <PageHead heading={m.prizes_heading()} />
      {data === undefined ? (
        <Waiting error={error} retry={() => void refetch()} lines={10} />
      ) : (
        <>
          <MonthHead month={data} />
          <FirstHundred month={data} />
        </>
      )}
    </>
  );
}

function FirstHundred({ month }: { month: FrozenMonth }) {
  const { read, change, hrefWith } = useAddress();
  const formats = useFormats();
  const open = read("open");
  const search = read("search") ?? "";
  const order = oneOf(orders, read("sort"));
  const typed = search.trim().toLowerCase();
  const nameOf = ({ username }: RankedPerson) => username ?? m.prizes_deleted();
  const rows = ordered(
    month.rows.filter((row) => nameOf(row).toLowerCase().includes(typed)),
    order,
  );
  const person = month.rows.find(({ rank }) => String(rank) === open);
  const months = [...new Set([...month.frozen, month.month])];
  return (
    <ListAndDetail
      detail={
        open === undefined ? null : person === undefined ? (
          <GonePanel />
        ) : (
          <RankPanel key={`${month.month} ${open}`} month={month} person={person} />
        )
      }
    >
      <ListTools label={m.prizes_search_label()}>
        <Choice
          key={month.month}
          name="month"
          label={m.prizes_month()}
          options={months.map((value) => ({
            value,
            text: month.waiting.includes(value)
              ? m.prizes_waiting_month({ month: formats.month(value) })
              : formats.month(value),
          }))}
        />
      </ListTools>
      <DataTable
        label={m.prizes_heading()}
        list={wholeList(rows)}
        columns={useColumns()}
        keyOf={({ rank }) => String(rank)}
        hrefOf={({ rank }) => hrefWith({ open: rank })}
        openKey={open}
        sort={{ value: order, change: (value) => change({ sort: value === "rank" ? undefined : value }) }}
        isFiltered={search !== ""}
        empty={<EmptyState text={m.prizes_none()} />}
      />
    </ListAndDetail>
  );
}

/** Rows that were all answered at once, as a list by cursor. */
function wholeList<Row>(rows: readonly Row[]): List<Row> {
  const nothing = () => undefined;
  const more = { isBusy: false, problem: undefined, run: nothing };
  return { rows, error: null, isBusy: false, hasMore: false, more, retry: nothing };
}

function useColumns(): Column<RankedPerson>[] {
  const formats = useFormats();
  const told = (value: number | null | undefined, text: (figure: number) => string) =>
    typeof value === "number" ? text(value) : null;
  const rounded = (value: number) => formats.number(Math.round(value));
  return [
    {
      id: "person",
      heading: m.prizes_person(),
      sort: "rank",
      cell: ({ rank, username }) => `${rank}. ${username ?? m.prizes_deleted()}`,
    },
    { id: "points", heading: m.prizes_points(), isFigure: true, cell: ({ points }) => formats.number(points) },
    { id: "prize", heading: m.prizes_prize(), cell: (person) => <PrizeState person={person} /> },
    {
      id: "against",
      heading: m.prizes_against(),
      sort: "against",
      isFigure: true,
      cell: ({ evidence }) => evidence && formats.number(sidesOf(evidence).against.length),
    },
    {
      id: "perHour",
      heading: m.prizes_answers_per_hour(),
      sort: "answersPerHour",
      isFigure: true,
      isSecondary: true,
      cell: ({ evidence }) => told(evidence?.answersPerHour, rounded),
    },
    {
      id: "median",
      heading: m.prizes_median_ms(),
      sort: "medianMs",
      isFigure: true,
      isSecondary: true,
      cell: ({ evidence }) =>
        told(evidence?.medianMs, (figure) => m.prizes_milliseconds({ count: formats.number(figure) })),
    },
    {
      id: "fast",
      heading: m.prizes_fast(),
      sort: "fastShare",
      isFigure: true,
      isSecondary: true,
      cell: ({ evidence }) => told(evidence?.fastShare, formats.percent),
    },
    {
      id: "shared",
      heading: m.prizes_shared(),
      sort: "shared",
      isFigure: true,
      isSecondary: true,
      cell: ({ evidence }) => told(evidence?.sameAddress, rounded),
    },
  ];
}
