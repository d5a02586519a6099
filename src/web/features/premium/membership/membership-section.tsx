import { Link } from "react-router";
import type { Payments } from "../../../../contract/premium/payments.ts";
import { isForLife } from "../../../../domain/accounts/premium-status.ts";
import { priceText } from "../../../../domain/premium/plans.ts";
import { Button } from "../../../design/button.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { useAction, useApi } from "../../accounts/session/queries.ts";
import type { Person } from "../../accounts/session/user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { PdfShelf } from "../pdf-shelf.tsx";
import { planNames } from "../shop/plan-cards.tsx";
import styles from "./membership.module.css";
import { membershipText } from "./membership-text.ts";
import { RedeemForm } from "./redeem-form.tsx";

/** Until when there is premium, a code to use up, and what was paid. */
export default function MembershipSection({ person }: { person: Person }) {
  const locale = useLocale();
  const hasLifetime = person.isPremium && isForLife(person);
  return (
    <div className={styles.membership}>
      <div className={styles.state}>
        <p className={styles.until}>{membershipText(person)}</p>
        {!hasLifetime && (
          <Link
            className="button"
            data-kind={person.isPremium ? "secondary" : undefined}
            to={pathOf("premium", locale)}
          >
            {person.isPremium ? m.membership_longer() : m.words_to_premium()}
          </Link>
        )}
      </div>
      <PdfShelf headingLevel="h3" />
      {!hasLifetime && (
        <section aria-labelledby="redeem">
          <h3 id="redeem">{m.redeem_heading()}</h3>
          <RedeemForm />
        </section>
      )}
      <section aria-labelledby="payments">
        <h3 id="payments">{m.membership_payments()}</h3>
        <PaymentList />
      </section>
    </div>
  );
}

function PaymentList() {
  const query = useApi("CreditCardPayment/GetPayments");
  const payments = query.data;
  if (payments === undefined) return <AnswerState query={query} lines={3} />;
  if (payments.length === 0) return <p className={styles.none}>{m.membership_no_payments()}</p>;
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { payment: Payments[number] }) {
  const { id, paidAt, premiumTypeId, price, currency, refundedAt } = payment;
  const day = dateText(paidAt);
  const download = useAction(async () => {
    const { fileName, html } = await api.call("CreditCardPayment/GetReceipt", { query: { id } });
    const url = URL.createObjectURL(new Blob([html], { type: "text/html" }));
    Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
    URL.revokeObjectURL(url);
  });
  return (
    <li>
      <span>{day}</span>
      <span>
        Premium, {planNames[premiumTypeId]()}
        {refundedAt !== null && <small> {m.membership_refunded({ date: dateText(refundedAt) })}</small>}
      </span>
      <b>{priceText({ amount: Math.round(Number(price) * 100), currency })}</b>
      <Button
        kind="secondary"
        isLoading={download.isBusy}
        aria-label={m.membership_receipt_of({ date: day })}
        onClick={download.run}
      >
        {m.membership_receipt()}
      </Button>
      {download.problem !== undefined && <p role="alert">{download.problem}</p>}
    </li>
  );
}
