import { use } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { OperatorContext } from "../../parts/use-operator.ts";
import type { Bulk, BulkAction } from "../../records/bulk.tsx";
import type { Column } from "../../records/data-table.tsx";
import { neighbourOf, OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { CannedAnswers } from "./canned-answers.tsx";
import { type Closing, type Message, refreshMessages, sendAssignee, sendState } from "./message-calls.ts";
import { MessagePanel } from "./message-panel.tsx";

type State = AnswerOf<"Admin/GetMessages">["rows"][number]["state"];

const states = ["open", "answered", "closed", "spam", "any"] as const;
const assignees = ["any", "me", "nobody"] as const;
const tones = { open: "busy", answered: "good", closed: "calm", spam: "bad" } as const;

/** What people wrote: first those that wait for an answer. */
export default function MessagesPage() {
  const { read, change, hrefWith } = useAddress();
  const search = read("search") ?? "";
  const state = oneOf(states, read("state"));
  const assignee = oneOf(assignees, read("assignee"));
  const query = { search, ...(state !== "any" && { state }), ...(assignee !== "any" && { assignee }) };
  const { list, opened } = useRecords<Message, typeof query>(
    "Admin/GetMessages",
    query,
    (asked) => consoleApi.call("Admin/GetMessages", { query: asked }),
    true,
  );

  /** To the next one, where the message that was dealt with leaves the list. */
  function next(id: number) {
    if (state !== "any") change({ open: neighbourOf(list.rows, id)?.id });
  }

  return (
    <RecordsPage
      heading={m.messages_heading()}
      actions={
        <Link className="button" data-kind="secondary" to={hrefWith({ open: "answers" })} preventScrollReset>
          {m.messages_canned()}
        </Link>
      }
      bulk={useBulkActions()}
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
        {
          kind: "choice",
          name: "assignee",
          label: m.messages_assignee(),
          options: [
            { value: "any", text: m.messages_any_assignee() },
            { value: "me", text: m.messages_mine() },
            { value: "nobody", text: m.messages_nobodys() },
          ],
        },
      ]}
      columns={useColumns()}
      none={m.messages_none()}
      panel={(open) =>
        open === "answers" ? (
          <CannedAnswers />
        ) : (
          <OpenedPanel opened={opened}>
            {(message) => <MessagePanel key={open} message={message} onDone={next} />}
          </OpenedPanel>
        )
      }
    />
  );
}

function useBulkActions(): Bulk<Message> {
  const operators = useApi("Admin/GetCannedAnswers").data?.operators ?? [];
  const username = use(OperatorContext)?.username;
  const me = operators.find((operator) => operator.username === username)?.id;
  const setting = (state: Closing, text: string, done: (count: string) => string): BulkAction<Message> => ({
    id: state,
    text,
    // What was answered is not made unanswered.
    fits: (message) => message.state !== "answered" && message.state !== state,
    run: ({ id }) => sendState(id, state),
    undo: ({ id, state: before }) => sendState(id, before === "answered" ? "open" : before),
    done,
  });
  return {
    refresh: refreshMessages,
    actions: [
      setting("closed", m.messages_close(), (count) => m.messages_bulk_closed({ count })),
      setting("spam", m.messages_spam(), (count) => m.messages_bulk_spam({ count })),
      {
        id: "take",
        text: m.messages_take(),
        fits: ({ assignee }) => me !== undefined && assignee?.id !== me,
        run: ({ id }) => sendAssignee(id, me ?? null),
        undo: ({ id, assignee }) => sendAssignee(id, assignee?.id ?? null),
        done: (count) => m.messages_bulk_taken({ count }),
      },
    ],
  };
}

function useColumns(): Column<Message>[] {
  return [
    { id: "subject", heading: m.messages_subject(), cell: ({ subject }) => subject },
    { id: "from", heading: m.messages_from(), cell: ({ name }) => name },
    { id: "mail", heading: m.messages_from(), isSecondary: true, cell: ({ mail }) => mail },
    {
      id: "assignee",
      heading: m.messages_assignee(),
      isSecondary: true,
      cell: ({ assignee }) => assignee?.username,
    },
    { id: "state", heading: m.messages_state(), isSecondary: true, cell: ({ state }) => <StateBadge state={state} /> },
    { id: "sent", heading: m.messages_sent(), isFigure: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}

function StateBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{m[`messages_states_${state}` as const]()}</Badge>;
}
