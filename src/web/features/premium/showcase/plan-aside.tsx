import { currencyOf, planIds, priceOf, priceText } from "../../../../domain/premium/plans.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import { planNames, planTerms } from "../shop/plan-cards.tsx";
import styles from "./plan-aside.module.css";

/** What premium is and costs, for who has to sign in before buying it. */
export function PlanAside() {
  const currency = currencyOf(useLocale());
  return (
    <aside className={`always-dark ${styles.aside}`} aria-labelledby="plans">
      <h2 id="plans">{m.premium_title()}</h2>
      <p>{m.premium_lead()}</p>
      <dl>
        {planIds.map((plan) => (
          <div key={plan}>
            <dt>
              {planNames[plan]()} <small>{planTerms[plan]()}</small>
            </dt>
            <dd>{priceText(priceOf(plan, currency))}</dd>
          </div>
        ))}
      </dl>
      <p>{m.shop_sign_in_first()}</p>
    </aside>
  );
}
