import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { AddressField } from "../../records/address-field.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { DetailPanel, ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { useAddress } from "../../records/use-address.ts";
import { auditTexts } from "./audit-texts.ts";
import { changesOf } from "./changes.ts";
import { thingPath } from "./thing-path.ts";

type Row = AnswerOf<"Admin/GetAudit">["rows"][number];

/** What was done in the console, the newest first: by person, thing and day. */
export default function AuditPage() {
  const { read, hrefWith } = useAddress();
  const t = useTexts(auditTexts);
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
      <PageHead heading={t.heading} />
      <ListAndDetail
        detail={
          open === undefined ? null : opened.row === undefined ? (
            <WaitingPanel error={opened.error} retry={opened.retry} />
          ) : (
            <AuditPanel key={open} row={opened.row} />
          )
        }
      >
        <ListTools label={t.searchLabel}>
          <Filter
            name="action"
            label={t.action}
            options={[
              { value: "", text: t.anyAction },
              ...Object.entries(t.actions).map(([value, text]) => ({ value, text })),
            ]}
          />
          <AddressField name="thing" label={t.thingFilter} type="text" size={14} />
          <AddressField name="day" label={t.day} type="date" />
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={Object.values(query).some((value) => value !== undefined && value !== "")}
          empty={<Nothing text={t.none} />}
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
  const t = useTexts(auditTexts);
  return [
    { id: "action", heading: t.action, cell: ({ action }) => t.actions[action] ?? action },
    { id: "thing", heading: t.thing, cell: ({ thing }) => <code>{shortened(thing)}</code> },
    { id: "actor", heading: t.actor, isSecondary: true, cell: ({ actor }) => actor },
    { id: "address", heading: t.address, isSecondary: true, cell: ({ address }) => address },
    { id: "at", heading: t.at, isFigure: true, cell: ({ at }) => <Moment at={at} /> },
  ];
}

/** A UUID by its first part. */
function shortened(thing: string): string {
  return thing.replace(/([0-9a-f]{8})-[0-9a-f-]{27}/, "$1…");
}

function AuditPanel({ row }: { row: Row }) {
  const { action, actor, actorId, address, at, thing, before, after } = row;
  const { hrefWith } = useAddress();
  const t = useTexts(auditTexts);
  const path = thingPath(thing);
  const changes = changesOf(before, after);
  const cleared = { open: undefined, search: undefined, action: undefined, day: undefined };
  return (
    <DetailPanel heading={t.actions[action] ?? action}>
      <div className="panel-actions">
        {path !== undefined && (
          <Link className="button" data-kind="secondary" to={path}>
            {t.toThing}
          </Link>
        )}
        <Link className="button" data-kind="quiet" to={hrefWith({ ...cleared, thing, actorId: undefined })}>
          {t.sameThing}
        </Link>
        <Link className="button" data-kind="quiet" to={hrefWith({ ...cleared, actorId, thing: undefined })}>
          {t.sameActor}
        </Link>
      </div>
      <Facts
        facts={[
          [t.at, <Moment key="at" at={at} />],
          [t.actor, actor],
          [t.address, address],
          [t.thing, <code key="thing">{thing}</code>],
          [t.call, <code key="call">{action}</code>],
        ]}
      />
      <section aria-labelledby="changes-heading">
        <h3 id="changes-heading">{t.changes}</h3>
        {changes.length === 0 ? (
          <p className="quiet">{t.noChanges}</p>
        ) : (
          <dl className="changes">
            {changes.map((change) => (
              <div key={change.field}>
                <dt>{change.field}</dt>
                {change.before !== "" && (
                  <dd>
                    <span className="visually-hidden">{t.before}: </span>
                    <del>{change.before}</del>
                  </dd>
                )}
                {change.after !== "" && (
                  <dd>
                    <span className="visually-hidden">{t.after}: </span>
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
