import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import type { Column } from "../../records/data-table.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { useAddress } from "../../records/use-address.ts";
import { actionTexts } from "./action-texts.ts";
import styles from "./audit.module.css";
import { changesOf } from "./changes.ts";
import { fieldText } from "./field-texts.ts";
import { deedText } from "./sentence.ts";
import { thingPath } from "./thing-path.ts";
import { Things } from "./things.tsx";
import { valueText } from "./value-text.ts";

type Row = AnswerOf<"Admin/GetAudit">["rows"][number];

/** What was done in the console, the newest first: by person, thing and day. */
export default function AuditPage() {
  const { read } = useAddress();
  const query = {
    search: read("search") ?? "",
    action: read("action"),
    thing: read("thing"),
    day: read("day"),
    actorId: numberOf(read("actorId")),
  };
  const { list, opened } = useRecords<Row, typeof query>(
    "Admin/GetAudit",
    query,
    (asked) => consoleApi.call("Admin/GetAudit", { query: asked }),
    true,
  );
  return (
    <RecordsPage
      heading={m.audit_heading()}
      list={list}
      searchLabel={m.audit_search_label()}
      filters={[
        {
          kind: "choice",
          name: "action",
          label: m.audit_action(),
          options: [
            { value: "", text: m.audit_any_action() },
            ...Object.entries(actionTexts).map(([value, text]) => ({ value, text: text() })),
          ],
        },
        { kind: "field", name: "thing", label: m.audit_thing_filter(), type: "text", size: 14 },
        { kind: "field", name: "day", label: m.audit_day(), type: "date" },
        { kind: "link", name: "actorId" },
      ]}
      columns={useColumns()}
      none={m.audit_none()}
      panel={(open) => <OpenedPanel opened={opened}>{(row) => <AuditPanel key={open} row={row} />}</OpenedPanel>}
    />
  );
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function useColumns(): Column<Row>[] {
  return [
    {
      id: "action",
      heading: m.audit_action(),
      cell: (row) => (
        <>
          {row.actor} <span className={styles.deed}>{deedText(row)}</span>
        </>
      ),
    },
    { id: "thing", heading: m.audit_thing(), cell: (row) => <Things row={row} /> },
    { id: "address", heading: m.audit_address(), isSecondary: true, cell: ({ address }) => address },
    { id: "at", heading: m.audit_at(), isFigure: true, cell: ({ at }) => <Moment at={at} /> },
  ];
}

function AuditPanel({ row }: { row: Row }) {
  const { action, actor, actorId, address, at, thing, names, before, after } = row;
  const tools = { formats: useFormats(), names };
  const { hrefWith } = useAddress();
  const path = thingPath(thing)?.path;
  const changes = changesOf(before, after)
    .map(({ field, ...values }) => ({
      field,
      before: valueText(field, values.before, tools),
      after: valueText(field, values.after, tools),
    }))
    .filter((change) => change.before !== change.after);
  const cleared = { open: undefined, search: undefined, action: undefined, day: undefined };
  return (
    <DetailPanel heading={`${actor} ${deedText(row)}`}>
      <div className={parts.panelActions}>
        {path !== undefined && (
          <Link className="button" data-kind="secondary" to={path}>
            {m.audit_to_thing()}
          </Link>
        )}
        <Link className="button" data-kind="quiet" to={hrefWith({ ...cleared, thing, actorId: undefined })}>
          {m.audit_same_thing()}
        </Link>
        <Link className="button" data-kind="quiet" to={hrefWith({ ...cleared, actorId, thing: undefined })}>
          {m.audit_same_actor()}
        </Link>
      </div>
      <Facts
        facts={[
          [m.audit_at(), <Moment key="at" at={at} />],
          [m.audit_actor(), actor],
          [m.audit_address(), address],
          [m.audit_thing(), <Things key="things" row={row} />],
          [m.audit_number(), <code key="thing">{thing}</code>],
          [m.audit_call(), <code key="call">{action}</code>],
        ]}
      />
      <section aria-labelledby="changes-heading">
        <h3 id="changes-heading">{m.audit_changes()}</h3>
        {changes.length === 0 ? (
          <p className={parts.quiet}>{m.audit_no_changes()}</p>
        ) : (
          <dl className={styles.changes}>
            {changes.map((change) => (
              <div key={change.field}>
                <dt>{fieldText(change.field)}</dt>
                {change.before !== "" && (
                  <dd>
                    <span className="visually-hidden">{m.audit_before()}: </span>
                    <del>{change.before}</del>
                  </dd>
                )}
                {change.after !== "" && (
                  <dd>
                    <span className="visually-hidden">{m.audit_after()}: </span>
                    <ins>{change.after}</ins>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </section>
    </DetailPanel>
  );
}
