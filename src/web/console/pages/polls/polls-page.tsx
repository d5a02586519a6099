import { consoleApi } from "../../api.ts";
import { m, useConsoleLanguage } from "../../messages.ts";
import { Badge, NewRecord } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import type { Column } from "../../records/data-table.tsx";
import { OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { NewPoll, PollPanel } from "./poll-panel.tsx";
import type { Poll } from "./poll-values.ts";

const cleared = { option: undefined, wish: undefined };
const states = ["any", "open", "closed"] as const;

/** Polls with their results, the newest first. */
export default function PollsPage() {
  const { read, hrefWith } = useAddress();
  const search = read("search") ?? "";
  const state = oneOf(states, read("state"));
  const query = { search, ...(state !== "any" && { isOpen: state === "open" }) };
  const { list, opened } = useRecords<Poll, typeof query>("Admin/GetAdminPolls", query, (asked) =>
    consoleApi.call("Admin/GetAdminPolls", { query: asked }),
  );

  const [text, wish] = [read("option"), Number(read("wish"))];
  const wished = text === undefined ? undefined : { text, wishId: wish > 0 ? wish : undefined };

  return (
    <RecordsPage
      heading={m.polls_heading()}
      actions={
        <NewRecord to={hrefWith({ open: "new", ...cleared })} isSecondary={read("open") !== undefined}>
          {m.polls_new_poll()}
        </NewRecord>
      }
      list={list}
      searchLabel={m.polls_search_label()}
      filters={[
        {
          kind: "choice",
          name: "state",
          label: m.polls_state(),
          options: [
            { value: "any", text: m.polls_any_state() },
            { value: "open", text: m.polls_open() },
            { value: "closed", text: m.polls_closed() },
          ],
        },
      ]}
      columns={useColumns()}
      cleared={cleared}
      none={m.polls_none()}
      panel={(open) =>
        open === "new" ? (
          <NewPoll option={wished} />
        ) : (
          <OpenedPanel opened={opened}>{(poll) => <PollPanel key={open} poll={poll} />}</OpenedPanel>
        )
      }
    />
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
        <span className={parts.badges}>
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
