import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { AddressField } from "../../records/address-field.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { DetailPanel, ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { useAddress } from "../../records/use-address.ts";
import { actionTexts } from "./action-texts.ts";
import { changesOf } from "./changes.ts";
import { thingPath } from "./thing-path.ts";

type Row = AnswerOf<"Admin/GetAudit">["rows"][number];

/** What was done in the console, the newest first: by person, thing and day. */
export default function AuditPage() {
  const { read, hrefWith } = useAddress();
  const open = read("open");
  const query = {
    search: read("search") ?? "",
    action: read("action"),
    thing: read("thing"),
    day: read("day"),
    actorId: numberOf(read("actorId")),
  };
  const list = useList<Row>(["Admin/GetAudit", query], (cursor) =>
    consoleApi.call("Admin/GetAudit", { query: { ...query, cursor } }),
  );
  const opened = useOpenRow<Row>("Admin/GetAudit", list.rows, (id) =>
    consoleApi.call("Admin/GetAudit", { query: { id } }),
  );
  return (
    <>
      <PageHead heading={m.audit_heading()} />
      <ListAndDetail
        detail={
          open === undefined ? null : opened.row === undefined ? (
            <WaitingPanel error={opened.error} retry={opened.retry} />
          ) : (
            <AuditPanel key={open} row={opened.row} />
          )
        }
      >
        <ListTools label={m.audit_search_label()}>
          <Filter
            name="action"
            label={m.audit_action()}
            options={[
              { value: "", text: m.audit_any_action() },
              ...Object.entries(actionTexts).map(([value, text]) => ({ value, text: text() })),
            ]}
          />
          <AddressField name="thing" label={m.audit_thing_filter()} type="text" size={14} />
          <AddressField name="day" label={m.audit_day()} type="date" />
        </ListTools>
        <DataTable
          label={m.audit_heading()}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={Object.values(query).some((value) => value !== undefined && value !== "")}
          empty={<Nothing text={m.audit_none()} />}
        />
      </ListAndDetail>
    </>
  );
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function useColumns(): Column<Row>[] {
  return [
    { id: "action", heading: m.audit_action(), cell: ({ action }) => actionTexts[action]?.() ?? action },
    { id: "thing", heading: m.audit_thing(), cell: ({ thing }) => <code>{shortened(thing)}</code> },
    { id: "actor", heading: m.audit_actor(), isSecondary: true, cell: ({ actor }) => actor },
    { id: "address", heading: m.audit_address(), isSecondary: true, cell: ({ address }) => address },
    { id: "at", heading: m.audit_at(), isFigure: true, cell: ({ at }) => <Moment at={at} /> },
  ];
}

/** A UUID by its first part. */
function shortened(thing: string): string {
  return thing.replace(/([0-9a-f]{8})-[0-9a-f-]{27}/, "$1…");
}

function AuditPanel({ row }: { row: Row }) {
  const { action, actor, actorId, address, at, thing, before, after } = row;
  const { hrefWith } = useAddress();
  const path = thingPath(thing);
  const changes = changesOf(before, after);
  const cleared = { open: undefined, search: undefined, action: undefined, day: undefined };
  return (
    <DetailPanel heading={actionTexts[action]?.() ?? action}>
      <div className="panel-actions">
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
          [m.audit_thing(), <code key="thing">{thing}</code>],
          [m.audit_call(), <code key="call">{action}</code>],
        ]}
      />
      <section aria-labelledby="changes-heading">
        <h3 id="changes-heading">{m.audit_changes()}</h3>
        {changes.length === 0 ? (
          <p className="quiet">{m.audit_no_changes()}</p>
        ) : (
          <dl className="changes">
            {changes.map((change) => (
              <div key={change.field}>
                <dt>{change.field}</dt>
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
