import { priceText } from "../../../../domain/premium/plans.ts";
import { m } from "../../../i18n/generated/messages.js";
import type { OrderDraft } from "../order-draft.ts";
import type { Price } from "./coupon.tsx";
import { type Offers, untilText } from "./offers.ts";
import { planNames } from "./plan-cards.tsx";
import styles from "./shop.module.css";

/** A price, and the one without the coupon beside it. */
export function PriceText({ price: { full, money } }: { price: Price }) {
  return (
    <>
      <b>{priceText(money)}</b>
      {money.amount !== full.amount && <span> {m.shop_instead_of({ full: priceText(full) })}</span>}
    </>
  );
}

type OrderSummaryProps = { readonly draft: OrderDraft; readonly offers: Offers; readonly price: Price };

/** What is bought, beside the form and the card. */
export function OrderSummary({ draft, offers, price }: OrderSummaryProps) {
  return (
    <aside className={styles.summary} aria-labelledby="order">
      <h2 id="order">{m.shop_summary()}</h2>
      <p className={styles.summaryPlan}>Premium, {planNames[draft.plan]()}</p>
      <p>{untilText(offers, draft.plan)}</p>
      {draft.coupon !== "" && price.problem !== undefined && <p role="alert">{price.problem}</p>}
      <p className={styles.total}>
        <span>{m.shop_total()}</span>
        <span>
          <PriceText price={price} />
        </span>
      </p>
      <p className={styles.fine}>{m.shop_no_renewal_short()}</p>
    </aside>
  );
}
