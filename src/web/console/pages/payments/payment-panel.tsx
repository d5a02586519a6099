import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { priceText } from "../../../../domain/premium/plans.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { consoleApi, useAction, useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { copyText } from "../../parts/copy-text.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { WaitingPanel } from "../../records/open-row.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { PaymentEvents } from "./payment-events.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";
import { paymentsTexts } from "./payments-texts.ts";

type Details = AnswerOf<"Admin/GetPayment">;

async function refreshPayments(): Promise<void> {
  await Promise.all([refresh("Admin/GetPayment"), refresh("Admin/FindPayments"), refresh("Admin/GetOverview")]);
}

export function PaymentPanel({ id }: { id: string }) {
  const { data, error, refetch } = useAnswer("Admin/GetPayment", { query: { id } });
  if (data === undefined) return <WaitingPanel error={error} retry={() => void refetch()} />;
  return (
    <DetailPanel heading={priceText(data)} beside={<PaymentStateBadge state={data.state} />}>
      <PaymentActions payment={data} />
      <PaymentFacts payment={data} />
      <PaymentEvents events={data.events} />
      <BuyerFacts buyer={data.buyer} />
    </DetailPanel>
  );
}

function PaymentActions({ payment }: { payment: Details }) {
  const { id, state, provider, providerReference } = payment;
  const [isRefunding, setRefunding] = useState(false);
  const t = useTexts(paymentsTexts);
  const r = useTexts(recordTexts);
  const amount = priceText(payment);
  const settle = useAction(async () => {
    const answer = await consoleApi.call("Admin/SettlePayment", { body: { id } });
    await refreshPayments();
    showDone(t.settledAs(t.states[answer.state]));
  });

  async function refund(reason: string) {
    await consoleApi.call("Admin/RefundPayment", { body: { id, reason } });
    await refreshPayments();
    showDone(t.wasRefunded(amount));
  }

  return (
    <div className="panel-actions">
      {provider !== null && providerReference !== null && state !== "refunded" && (
        <button type="button" className="button" data-kind="secondary" aria-busy={settle.isBusy} onClick={settle.run}>
          {t.settle}
        </button>
      )}
      {state === "success" && (
        <button type="button" className="button dangerous" data-kind="secondary" onClick={() => setRefunding(true)}>
          {t.refund}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `payment:${id}` })}>
        {r.inAudit}
      </Link>
      {settle.problem !== undefined && <p role="alert">{settle.problem}</p>}
      {isRefunding && (
        <ReasonDialog
          heading={t.refundHeading(amount)}
          text={t.refundText}
          action={t.refund}
          isDangerous
          send={refund}
          onClose={() => setRefunding(false)}
        />
      )}
    </div>
  );
}

function PaymentFacts({ payment }: { payment: Details }) {
  const { id, userId, username, premiumTypeId, amount, fullAmount, currency, couponId, provider } = payment;
  const { providerReference, createdAt, checkedAt, settledAt, refundedAt } = payment;
  const t = useTexts(paymentsTexts);
  const at = (moment: string | null) => moment && <Moment at={moment} />;
  return (
    <Facts
      facts={[
        [t.person, userId === null ? t.erased : <Link to={consolePath("people", { open: userId })}>{username}</Link>],
        [t.plan, t.plans[premiumTypeId]],
        [t.fullAmount, fullAmount === amount ? undefined : priceText({ amount: fullAmount, currency })],
        [t.coupon, couponId && <Link to={consolePath("coupons", { open: couponId })}>{couponId}</Link>],
        [t.provider, provider ?? t.noProvider],
        [t.reference, providerReference && <code>{providerReference}</code>],
        [
          t.number,
          <button key="id" type="button" className="copy-value" onClick={() => void copyText(id, t.copied)}>
            <code>{id}</code>
          </button>,
        ],
        [t.created, at(createdAt)],
        [t.checked, at(checkedAt)],
        [t.settled, at(settledAt)],
        [t.refundedAt, at(refundedAt)],
      ]}
    />
  );
}

function BuyerFacts({ buyer }: { buyer: Details["buyer"] }) {
  const t = useTexts(paymentsTexts);
  const names = Object.entries(t.fields);
  return (
    <section aria-labelledby="buyer-heading">
      <h3 id="buyer-heading">{t.typed}</h3>
      <Facts facts={names.map(([field, name]) => [name, buyer[field]])} />
    </section>
  );
}
