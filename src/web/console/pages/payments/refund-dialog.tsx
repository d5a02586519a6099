import { useState } from "react";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { TextField } from "../../../design/field.tsx";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { ReasonDialog } from "../../records/reason-dialog.tsx";
import { amountOf } from "./refund-amount.ts";

type Details = AnswerOf<"Admin/GetPayment">;

type RefundDialogProps = {
  readonly payment: Details;
  /** Whatever came of it: what is shown of the payment is out of date. */
  readonly onAsked: () => Promise<void>;
  readonly onClose: () => void;
};

/** Gives back what is left of a payment, or a part of it. */
export function RefundDialog({ payment, onAsked, onClose }: RefundDialogProps) {
  const formats = useFormats();
  const { id, amount, refundedAmount, currency } = payment;
  const left = amount - refundedAmount;
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const wanted = amountOf(typed, left);
  const most = formats.money({ amount: left, currency });

  async function refund(reason: string) {
    if (wanted === undefined) throw new Error("no amount");
    const body = { id, reason, ...(wanted < left && { amount: wanted }) };
    const answer = await consoleApi.call("Admin/RefundPayment", { body });
    await onAsked();
    const { state, cause } = answer.refund;
    const given = formats.money({ amount: wanted, currency });
    if (state === "done") showDone(m.payments_was_refunded({ amount: given }));
    else if (state === "refused") showFailure(m.payments_refund_refused({ cause: cause ?? "" }));
    else showFailure(m.payments_refund_asked({ cause: cause ?? "" }));
  }

  return (
    <ReasonDialog
      heading={m.payments_refund_heading({ amount: formats.money({ amount: wanted ?? left, currency }) })}
      text={m.payments_refund_text()}
      action={m.payments_refund()}
      isDangerous
      isReady={wanted !== undefined}
      send={refund}
      onClose={onClose}
    >
      <TextField
        label={m.payments_refund_amount({ currency })}
        hint={m.payments_refund_amount_hint({ amount: most })}
        error={wanted === undefined ? m.payments_refund_amount_wrong({ amount: most }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  );
}

const tones = { asked: "busy", done: "good", refused: "bad" } as const;

/** What was given back, and what a provider would not give back, with its cause. */
export function Refunds({ payment: { refunds, currency } }: { payment: Details }) {
  const formats = useFormats();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds-heading">
      <h3 id="refunds-heading">{m.payments_refunds()}</h3>
      <ol className={parts.entries}>
        {refunds.map(({ amount, state, cause, by, reason, askedAt }) => (
          <li key={askedAt}>
            <div className={parts.entryHead}>
              <b>{formats.money({ amount, currency })}</b>
              <Badge tone={tones[state]}>{m[`payments_refund_states_${state}` as const]()}</Badge>
              <span className={parts.muted}>
                {by} · <Moment at={askedAt} />
              </span>
            </div>
            {reason !== "" && <p>{reason}</p>}
            {cause !== null && (
              <p>
                <strong>{cause}</strong>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
