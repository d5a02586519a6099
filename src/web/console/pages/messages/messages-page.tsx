import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { neighbourOf, useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { type Message, MessagePanel } from "./message-panel.tsx";

type State = AnswerOf<"Admin/GetMessages">["rows"][number]["state"];

const states = ["open", "answered", "closed", "spam", "any"] as const;
const tones = { open: "busy", answered: "good", closed: "calm", spam: "bad" } as const;

/** What people wrote: first those that wait for an answer. */
export default function MessagesPage() {
  const { read, change, hrefWith } = useAddress();
  const open = read("open");
  const search = read("search") ?? "";
  const state = oneOf(states, read("state"));
  const query = { search, ...(state !== "any" && { state }) };
  const list = useList<Message>(["Admin/GetMessages", query], (cursor) =>
    consoleApi.call("Admin/GetMessages", { query: { ...query, cursor } }),
  );
  const opened = useOpenRow<Message>("Admin/GetMessages", list.rows, (id) =>
    consoleApi.call("Admin/GetMessages", { query: { id } }),
  );

  /** To the next one, where the message that was dealt with leaves the list. */
  function next(id: number) {
    if (state !== "any") change({ open: neighbourOf(list.rows, id)?.id });
  }

  return (
    <>
      <PageHead heading={m.messages_heading()} />
      <ListAndDetail
        detail={
          open === undefined ? null : opened.row === undefined ? (
            <WaitingPanel error={opened.error} retry={opened.retry} />
          ) : (
            <MessagePanel key={open} message={opened.row} onDone={next} />
          )
        }
      >
        <ListTools label={m.messages_search_label()}>
          <Filter
            name="state"
            label={m.messages_state()}
            options={states.map((value) => ({
              value,
              text: value === "any" ? m.messages_any() : m[`messages_states_${value}` as const](),
            }))}
          />
        </ListTools>
        <DataTable
          label={m.messages_heading()}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || state !== "open"}
          empty={<Nothing text={m.messages_none()} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Message>[] {
  return [
    { id: "subject", heading: m.messages_subject(), cell: ({ subject }) => subject },
    { id: "from", heading: m.messages_from(), cell: ({ name }) => name },
    { id: "mail", heading: m.messages_from(), isSecondary: true, cell: ({ mail }) => mail },
    { id: "state", heading: m.messages_state(), isSecondary: true, cell: ({ state }) => <StateBadge state={state} /> },
    { id: "sent", heading: m.messages_sent(), isFigure: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}

function StateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{m[`messages_states_${state}` as const]()}</Badge>;
}
