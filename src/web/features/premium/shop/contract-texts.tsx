import { Fragment } from "react";
import { type Money, type PlanId, priceText } from "../../../../domain/premium/plans.ts";
import { contractParts } from "../../../../domain/premium/receipt-document.ts";
import { Choice } from "../../../design/choice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useLocale, useSite } from "../../page/use-page.ts";
import type { OrderDraft } from "../order-draft.ts";
import { type ContractTextValues, contractTexts } from "./contract-messages.ts";
import styles from "./shop.module.css";

const plans: Readonly<Record<PlanId, () => string>> = {
  1: m.premium_plan_1,
  2: m.premium_plan_2,
  3: m.premium_plan_3,
};

const durations: Readonly<Record<PlanId, () => string>> = {
  1: m.premium_duration_1,
  2: m.premium_duration_2,
  3: m.premium_duration_3,
};

type ContractTextsProps = {
  readonly draft: OrderDraft;
  readonly money: Money;
  /** By its name. */
  readonly country: string;
};

/** The preliminary information and the contract in full, filled in as far as the form is: what the mail has, too. */
export function ContractTexts({ draft: { plan, info }, money, country }: ContractTextsProps) {
  const site = useSite();
  const notStated = m.contract_not_stated();
  const filled = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ").trim() || "…";
  const values: ContractTextValues = {
    site: site?.name ?? "",
    seller: site?.legal.name ?? notStated,
    sellerAddress: site?.legal.address ?? notStated,
    contact: site?.contactMail ?? notStated,
    buyer: filled(info.name, info.surname),
    buyerAddress: [info.address, info.city, country].filter(Boolean).join(", "),
    buyerMail: filled(info.mail),
    buyerPhone: filled(info.phone),
    plan: plans[plan](),
    price: priceText(money),
    duration: durations[plan](),
  };
  return (
    <div className={styles.contract}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.paper} tabIndex={0} aria-label={m.shop_contract()}>
        {(["preliminary", "sale"] as const).map((name) => (
          <Fragment key={name}>
            <h3>{contractTexts[name].title()}</h3>
            {contractParts[name].map((part) => {
              const [heading, text] = contractTexts[name].parts[part] ?? [];
              return (
                <Fragment key={part}>
                  <h4>{heading?.()}</h4>
                  <p>{text?.(values)}</p>
                </Fragment>
              );
            })}
          </Fragment>
        ))}
      </section>
      <p className={styles.fine}>{m.shop_contract_note()}</p>
    </div>
  );
}

/** Placeholder for the link in the sentence: a character that no text contains. */
const mark = "\u0001";

/** One consent to all texts; the terms open in a new tab, so that nothing typed is lost. */
export function AcceptTerms({ isAccepted, error }: { isAccepted: boolean; error: string | undefined }) {
  const locale = useLocale();
  const [before, after] = m.shop_accept({ terms: mark }).split(mark);
  const label = (
    <>
      {before}
      <a href={pathOf("terms", locale)} target="_blank" rel="noopener">
        {m.shop_accept_terms()}
      </a>
      {after}
    </>
  );
  return <Choice kind="checkbox" name="acceptTerms" label={label} required defaultChecked={isAccepted} error={error} />;
}
