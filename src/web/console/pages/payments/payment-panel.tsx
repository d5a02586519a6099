import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { copyText } from "../../parts/copy-text.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { WaitingPanel } from "../../records/open-row.tsx";
import { PaymentEvents } from "./payment-events.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";
import styles from "./payments.module.css";
import { RefundDialog, Refunds } from "./refund-dialog.tsx";

type Details = AnswerOf<"Admin/GetPayment">;

async function refreshPayments(): Promise<void> {
  await Promise.all([refresh("Admin/GetPayment"), refresh("Admin/FindPayments"), refresh("Admin/GetOverview")]);
}

export function PaymentPanel({ id }: { id: string }) {
  const formats = useFormats();
  const { data, error, refetch } = useApi("Admin/GetPayment", { query: { id } });
  if (data === undefined) return <WaitingPanel error={error} retry={() => void refetch()} />;
  return (
    <DetailPanel heading={formats.money(data)} beside={<PaymentStateBadge state={data.state} />}>
      <PaymentActions payment={data} />
      <PaymentFacts payment={data} />
      <Refunds payment={data} />
      <PaymentEvents events={data.events} />
      <BuyerFacts buyer={data.buyer} />
    </DetailPanel>
  );
}

function PaymentActions({ payment }: { payment: Details }) {
  const { id, state, provider, providerReference } = payment;
  const [isRefunding, setRefunding] = useState(false);
  const settle = useAction(async () => {
    const answer = await consoleApi.call("Admin/SettlePayment", { body: { id } });
    await refreshPayments();
    showDone(m.payments_settled_as({ state: m[`payments_states_${answer.state}` as const]() }));
  });

  return (
    <div className={parts.panelActions}>
      {provider !== null && providerReference !== null && state !== "refunded" && (
        <button type="button" className="button" data-kind="secondary" aria-busy={settle.isBusy} onClick={settle.run}>
          {m.payments_settle()}
        </button>
      )}
      {state === "success" && (
        <button
          type="button"
          className={`button ${parts.dangerous}`}
          data-kind="secondary"
          onClick={() => setRefunding(true)}
        >
          {m.payments_refund()}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `payment:${id}` })}>
        {m.record_in_audit()}
      </Link>
      {settle.problem !== undefined && <p role="alert">{settle.problem}</p>}
      {isRefunding && <RefundDialog payment={payment} onAsked={refreshPayments} onClose={() => setRefunding(false)} />}
    </div>
  );
}

function PaymentFacts({ payment }: { payment: Details }) {
  const formats = useFormats();
  const { id, userId, username, premiumTypeId, amount, fullAmount, currency, couponId, provider } = payment;
  const { refundedAmount, providerReference, createdAt, checkedAt, settledAt, refundedAt } = payment;
  const at = (moment: string | null) => moment && <Moment at={moment} />;
  return (
    <Facts
      facts={[
        [
          m.payments_person(),
          userId === null ? m.payments_erased() : <Link to={consolePath("people", { open: userId })}>{username}</Link>,
        ],
        [m.payments_plan(), m[`payments_plans_${premiumTypeId}` as const]()],
        [m.payments_full_amount(), fullAmount === amount ? undefined : formats.money({ amount: fullAmount, currency })],
        [
          m.payments_refunded_part(),
          refundedAmount === 0 ? undefined : formats.money({ amount: refundedAmount, currency }),
        ],
        [m.payments_coupon(), couponId && <Link to={consolePath("coupons", { open: couponId })}>{couponId}</Link>],
        [m.payments_provider(), provider ?? m.payments_no_provider()],
        [m.payments_reference(), providerReference && <code>{providerReference}</code>],
        [
          m.payments_number(),
          <button
            key="id"
            type="button"
            className={styles.copyValue}
            onClick={() => void copyText(id, m.payments_copied())}
          >
            <code>{id}</code>
          </button>,
        ],
        [m.payments_created(), at(createdAt)],
        [m.payments_checked(), at(checkedAt)],
        [m.payments_settled(), at(settledAt)],
        [m.payments_refunded_at(), at(refundedAt)],
      ]}
    />
  );
}

const buyerFields = ["name", "surname", "mail", "phone", "address", "city", "country"] as const;

function BuyerFacts({ buyer }: { buyer: Details["buyer"] }) {
  return (
    <section aria-labelledby="buyer-heading">
      <h3 id="buyer-heading">{m.payments_typed()}</h3>
      <Facts facts={buyerFields.map((field) => [m[`payments_fields_${field}` as const](), buyer[field] || null])} />
    </section>
  );
}
