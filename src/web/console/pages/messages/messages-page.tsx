import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { neighbourOf, useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { type Message, MessagePanel } from "./message-panel.tsx";
import { messagesTexts } from "./messages-texts.ts";

type State = AnswerOf<"Admin/GetMessages">["rows"][number]["state"];

const states = ["open", "answered", "closed", "spam", "any"] as const;
const tones = { open: "busy", answered: "good", closed: "calm", spam: "bad" } as const;

/** What people wrote: first those that wait for an answer. */
export default function MessagesPage() {
  const { read, change, hrefWith } = useAddress();
  const t = useTexts(messagesTexts);
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
      <PageHead heading={t.heading} />
      <ListAndDetail
        detail={
          open === undefined ? null : opened.row === undefined ? (
            <WaitingPanel error={opened.error} retry={opened.retry} />
          ) : (
            <MessagePanel key={open} message={opened.row} onDone={next} />
          )
        }
      >
        <ListTools label={t.searchLabel}>
          <Filter
            name="state"
            label={t.state}
            options={states.map((value) => ({ value, text: value === "any" ? t.any : t.states[value] }))}
          />
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || state !== "open"}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Message>[] {
  const t = useTexts(messagesTexts);
  return [
    { id: "subject", heading: t.subject, cell: ({ subject }) => subject },
    { id: "from", heading: t.from, cell: ({ name }) => name },
    { id: "mail", heading: t.from, isSecondary: true, cell: ({ mail }) => mail },
    { id: "state", heading: t.state, isSecondary: true, cell: ({ state }) => <StateBadge state={state} /> },
    { id: "sent", heading: t.sent, isFigure: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}

function StateBadge({ state }: { state: State }) {
  const t = useTexts(messagesTexts);
  return <Badge tone={tones[state]}>{t.states[state]}</Badge>;
}
