import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../page/late.ts";
import { Missing } from "../page/missing.ts";
import { privateMeta } from "../page/page-meta.ts";
import { selectPlan, useOrderDraft } from "./order-draft.ts";
import styles from "./premium-page.module.css";
import { PlanCards } from "./shop/plan-cards.tsx";
import { useStep } from "./shop/steps.tsx";
import { Showcase } from "./showcase/showcase.tsx";

export const meta = privateMeta(m.premium_title);

/** What a person sees of it is loaded in the browser, for signed-in users only. */
const shop = late(() => import("./shop/shop.tsx"));

/** The plans and what they give, and the steps of buying one. Server HTML has the first step for all. */
export default function PremiumPage() {
  const { token } = useUserData();
  const Shop = useLoaded(token !== undefined, shop, Missing);
  const step = useStep();
  const isMain = step === "main";
  const { plan } = useOrderDraft();
  // A choice that is made while the steps are loading counts.
  const waiting = isMain ? <PlanCards selected={plan} onSelect={selectPlan} /> : <Skeleton lines={8} />;
  return (
    <div className={styles.page} data-step={step}>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{isMain ? m.premium_heading() : m.premium_title()}</h1>
        {isMain && <p>{m.premium_lead()}</p>}
      </header>
      {token === undefined || Shop === undefined ? waiting : <Shop step={step} />}
      {isMain && <Showcase />}
    </div>
  );
}
