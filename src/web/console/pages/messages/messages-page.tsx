import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import type { Column } from "../../records/data-table.tsx";
import { neighbourOf, OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { type Message, MessagePanel } from "./message-panel.tsx";

type State = AnswerOf<"Admin/GetMessages">["rows"][number]["state"];

const states = ["open", "answered", "closed", "spam", "any"] as const;
const tones = { open: "busy", answered: "good", closed: "calm", spam: "bad" } as const;

/** What people wrote: first those that wait for an answer. */
export default function MessagesPage() {
  const { read, change } = useAddress();
  const search = read("search") ?? "";
  const state = oneOf(states, read("state"));
  const query = { search, ...(state !== "any" && { state }) };
  const { list, opened } = useRecords<Message, typeof query>("Admin/GetMessages", query, (asked) =>
    consoleApi.call("Admin/GetMessages", { query: asked }),
  );

  /** To the next one, where the message that was dealt with leaves the list. */
  function next(id: number) {
    if (state !== "any") change({ open: neighbourOf(list.rows, id)?.id });
  }

  return (
    <RecordsPage
      heading={m.messages_heading()}
      list={list}
      searchLabel={m.messages_search_label()}
      filters={[
        {
          kind: "choice",
          name: "state",
          label: m.messages_state(),
          options: states.map((value) => ({
            value,
            text: value === "any" ? m.messages_any() : m[`messages_states_${value}` as const](),
          })),
        },
      ]}
      columns={useColumns()}
      none={m.messages_none()}
      panel={(open) => (
        <OpenedPanel opened={opened}>
          {(message) => <MessagePanel key={open} message={message} onDone={next} />}
        </OpenedPanel>
      )}
    />
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
