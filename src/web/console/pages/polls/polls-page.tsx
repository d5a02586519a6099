import { consoleApi, useList } from "../../api.ts";
import { m, useConsoleLanguage } from "../../messages.ts";
import { Badge, NewRecord, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { NewPoll, PollPanel } from "./poll-panel.tsx";
import type { Poll } from "./poll-values.ts";

const states = ["any", "open", "closed"] as const;

/** Polls with their results, the newest first. */
export default function PollsPage() {
  const { read, hrefWith } = useAddress();
  const open = read("open");
  const search = read("search") ?? "";
  const state = oneOf(states, read("state"));
  const query = { search, ...(state !== "any" && { isOpen: state === "open" }) };
  const list = useList<Poll>(["Admin/GetAdminPolls", query], (cursor) =>
    consoleApi.call("Admin/GetAdminPolls", { query: { ...query, cursor } }),
  );
  const opened = useOpenRow<Poll>("Admin/GetAdminPolls", list.rows, (id) =>
    consoleApi.call("Admin/GetAdminPolls", { query: { id } }),
  );

  const [text, wish] = [read("option"), Number(read("wish"))];
  const wished = text === undefined ? undefined : { text, wishId: wish > 0 ? wish : undefined };

  function panel() {
    if (open === undefined) return null;
    if (open === "new") return <NewPoll option={wished} />;
    if (opened.row === undefined) return <WaitingPanel error={opened.error} retry={opened.retry} />;
    return <PollPanel key={open} poll={opened.row} />;
  }

  return (
    <>
      <PageHead heading={m.polls_heading()}>
        <NewRecord to={hrefWith({ open: "new", option: undefined, wish: undefined })} isSecondary={open !== undefined}>
          {m.polls_new_poll()}
        </NewRecord>
      </PageHead>
      <ListAndDetail detail={panel()}>
        <ListTools label={m.polls_search_label()}>
          <Filter
            name="state"
            label={m.polls_state()}
            options={[
              { value: "any", text: m.polls_any_state() },
              { value: "open", text: m.polls_open() },
              { value: "closed", text: m.polls_closed() },
            ]}
          />
        </ListTools>
        <DataTable
          label={m.polls_heading()}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id, option: undefined, wish: undefined })}
          openKey={open}
          isFiltered={search !== "" || state !== "any"}
          empty={<Nothing text={m.polls_none()} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Poll>[] {
  const language = useConsoleLanguage();
  const formats = useFormats();
  return [
    { id: "question", heading: m.polls_question(), cell: ({ question }) => question[language] },
    {
      id: "state",
      heading: m.polls_state(),
      cell: ({ closedAt, isPremium }) => (
        <span className="badges">
          <Badge tone={closedAt === null ? "good" : "calm"}>
            {closedAt === null ? m.polls_open() : m.polls_closed()}
          </Badge>
          {isPremium && <Badge>{m.polls_premium()}</Badge>}
        </span>
      ),
    },
    { id: "votes", heading: m.polls_votes(), isFigure: true, cell: ({ votes }) => formats.number(votes) },
    {
      id: "options",
      heading: m.polls_options(),
      isFigure: true,
      isSecondary: true,
      cell: ({ options }) => formats.number(options.length),
    },
    {
      id: "created",
      heading: m.polls_created(),
      isFigure: true,
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
