import { useCallback } from "react";
import { currencyOf, type Money, type PlanId, planIds, priceOf, priceText } from "../../../../domain/premium/plans.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useLocale } from "../../page/use-page.ts";
import styles from "./shop.module.css";

export const planNames: Readonly<Record<PlanId, () => string>> = {
  1: m.shop_plan_1,
  2: m.shop_plan_2,
  3: m.shop_plan_3,
};

export const planTerms: Readonly<Record<PlanId, () => string>> = {
  1: m.shop_term_1,
  2: m.shop_term_2,
  3: m.shop_term_3,
};

/** What a month of a year's plan costs. */
function monthOf({ amount, currency }: Money): string {
  return priceText({ amount: Math.round(amount / 12), currency });
}

const purposes: Readonly<Record<PlanId, (price: Money) => string>> = {
  1: () => m.shop_for_1(),
  2: (price) => m.shop_for_2({ price: monthOf(price) }),
  3: () => m.shop_for_3(),
};

type PlanCardsProps = {
  readonly selected: PlanId;
  readonly onSelect?: (plan: PlanId) => void;
  /** Until when premium would last with a plan, as a sentence; undefined until it is known. */
  readonly untilOf?: (plan: PlanId) => string | undefined;
};

/** The plans side by side as radio buttons, with the prices of the page's language. */
export function PlanCards({ selected, onSelect, untilOf }: PlanCardsProps) {
  const currency = currencyOf(useLocale());
  /** Takes over what was chosen in the server's HTML before hydration, which leaves it checked. */
  const takeChosen = useCallback(
    (fieldset: HTMLElement | null) => {
      for (const { checked, defaultChecked, value } of fieldset?.querySelectorAll("input") ?? []) {
        const chosen = planIds.find((plan) => String(plan) === value);
        if (checked && !defaultChecked && chosen !== undefined) onSelect?.(chosen);
      }
    },
    [onSelect],
  );
  return (
    <fieldset ref={takeChosen} className={styles.plans}>
      <legend className="visually-hidden">{m.shop_plans()}</legend>
      {planIds.map((plan) => {
        const price = priceOf(plan, currency);
        return (
          <label key={plan} className={styles.plan}>
            <span className={styles.planName}>
              <input
                type="radio"
                name="plan"
                value={plan}
                checked={plan === selected}
                onChange={() => onSelect?.(plan)}
                readOnly={onSelect === undefined}
              />
              {planNames[plan]()}
            </span>
            <b className={styles.price}>{priceText(price)}</b>
            <span className={styles.term}>{planTerms[plan]()}</span>
            <span className={styles.purpose}>{purposes[plan](price)}</span>
            <span className={styles.until}>{untilOf?.(plan)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
