import { Fragment } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge, Waiting } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { LoadMore } from "../../records/load-more.tsx";

type Batch = AnswerOf<"Admin/GetCodeBatches">["rows"][number];

/** What became of the codes that were made, by their batches; the codes themselves are not kept. */
export function CodeBatches() {
  const list = useList<Batch>(["Admin/GetCodeBatches"], (cursor) =>
    consoleApi.call("Admin/GetCodeBatches", { query: { cursor, limit: 20 } }),
  );
  if (list.rows === undefined) return <Waiting error={list.error} retry={list.retry} />;
  if (list.rows.length === 0) return null;
  return (
    <section aria-labelledby="batches-heading" className={parts.stack}>
      <h3 id="batches-heading">{m.coupons_batches()}</h3>
      <p className={parts.quiet}>{m.coupons_batches_text()}</p>
      <ol className={parts.entries}>
        {list.rows.map((batch) => (
          <BatchEntry key={batch.id} batch={batch} />
        ))}
      </ol>
      <LoadMore list={list} />
    </section>
  );
}

function BatchEntry({
  batch: { id, batch, createdAt, by, months, expiresAt, codes, used, left, uses },
}: {
  batch: Batch;
}) {
  const formats = useFormats();
  const revoke = useAction(async () => {
    const isConfirmed = await confirm({
      heading: m.coupons_revoke_heading({ batch }),
      text: m.coupons_revoke_text({ count: left }),
      action: m.coupons_revoke(),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    const { revoked } = await consoleApi.call("Admin/RevokeCodes", { body: { id } });
    await refresh("Admin/GetCodeBatches");
    showDone(m.coupons_was_revoked({ count: revoked, batch }));
  });
  return (
    <li>
      <div className={parts.entryHead}>
        <b>{batch}</b>
        <Badge tone={left > 0 ? "good" : "calm"}>{m.coupons_left({ count: left })}</Badge>
        <span className={parts.muted}>
          {by !== null && `${by} · `}
          <Moment at={createdAt} />
        </span>
        {left > 0 && (
          <button
            type="button"
            className={`button ${parts.dangerous}`}
            data-kind="quiet"
            aria-busy={revoke.isBusy}
            onClick={revoke.run}
          >
            {m.coupons_revoke()}
          </button>
        )}
      </div>
      <Facts
        facts={[
          [m.coupons_duration(), months === null ? m.coupons_for_life() : m.coupons_months({ count: months })],
          [m.coupons_uses(), m.coupons_uses_of({ uses: formats.number(used), max: formats.number(codes) })],
          [m.coupons_expires(), expiresAt && <Moment key="expires" at={expiresAt} />],
          [
            m.coupons_used_by(),
            uses.length === 0
              ? undefined
              : uses.map(({ userId, username }, index) => (
                  <Fragment key={userId}>
                    {index > 0 && ", "}
                    <Link to={consolePath("people", { open: userId })}>{username}</Link>
                  </Fragment>
                )),
          ],
        ]}
      />
      {revoke.problem !== undefined && <p role="alert">{revoke.problem}</p>}
    </li>
  );
}
