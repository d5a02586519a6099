import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { emptyDraft, localPathOf, type OrderDraft, orderDraftStore, selectPlan } from "../order-draft.ts";
import { PdfShelf } from "../pdf-shelf.tsx";
import { CouponField, usePrice } from "./coupon.tsx";
import { type Offers, untilText } from "./offers.ts";
import { PriceText } from "./order-summary.tsx";
import { PlanCards, planNames } from "./plan-cards.tsx";
import styles from "./shop.module.css";
import { stepPath } from "./steps.tsx";

type MainStepProps = {
  readonly draft: OrderDraft;
  readonly query: { readonly data: Offers | undefined; readonly isError: boolean; refetch(): Promise<unknown> };
};

/** The plans, a coupon, and the way on; or why nothing can be bought. */
export function MainStep({ draft, query }: MainStepProps) {
  const { isPremium, premiumEndDate } = useUserData();
  const price = usePrice(draft);
  const locale = useLocale();
  const navigate = useNavigate();
  const offers = query.data;
  const from = new URLSearchParams(useLocation().search).get("from") ?? "";

  function goOn() {
    orderDraftStore().update({ returnTo: localPathOf(from) });
    void navigate(stepPath("info", locale));
  }

  if (offers?.canBuy === false) {
    return (
      <div className={styles.main}>
        <NothingToBuy reason={offers.reason} />
        <PdfShelf />
      </div>
    );
  }
  return (
    <div className={styles.main}>
      <PdfShelf />
      {isPremium && premiumEndDate && (
        <Notice kind="info">
          <p>{m.shop_have_until({ date: dateText(premiumEndDate) })}</p>
        </Notice>
      )}
      <PlanCards selected={draft.plan} onSelect={selectPlan} untilOf={(plan) => offers && untilText(offers, plan)} />
      {offers === undefined && query.isError && <AnswerState query={query} lines={1} />}
      <div className={styles.decide}>
        <CouponField coupon={draft.coupon} price={price} />
        <div className={styles.go}>
          <p className={styles.goPrice}>
            {planNames[draft.plan]()}: <PriceText price={price} />
          </p>
          <Button disabled={offers === undefined} onClick={goOn}>
            {m.shop_continue()}
          </Button>
          <p className={styles.fine}>{m.premium_no_renewal()}</p>
        </div>
      </div>
    </div>
  );
}

/** Premium for life, or a currency that nobody takes. */
function NothingToBuy({ reason }: { reason: Offers["reason"] }) {
  const locale = useLocale();
  if (reason === "lifetime") {
    return (
      <Notice kind="success" heading={m.shop_lifetime_heading()}>
        <p>{m.shop_lifetime_text()}</p>
      </Notice>
    );
  }
  return (
    <>
      <PlanCards selected={emptyDraft.plan} />
      <Notice kind="info" heading={m.shop_no_provider_heading()}>
        <p>
          {m.shop_no_provider_text()} <Link to={pathOf("contact", locale)}>{m.footer_contact()}</Link>
        </p>
      </Notice>
    </>
  );
}
