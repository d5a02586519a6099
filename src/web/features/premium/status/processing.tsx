import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isForLife } from "../../../../domain/accounts/premium-status.ts";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { refresh } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { useRedirect } from "../../page/use-redirect.ts";
import { orderDraftStore } from "../order-draft.ts";
import { usePaymentStatus } from "./payment-status.ts";
import { loadPremiumStatus } from "./premium-status.ts";
import styles from "./status.module.css";
import { StatusScene } from "./status-scene.tsx";

const askEveryMs = 2_000;

/** How the purchase stands, until it is settled. */
export default function Processing({ isSlow }: { isSlow: boolean }) {
  const { status, isRefused } = usePaymentStatus(askEveryMs);
  const locale = useLocale();
  useRedirect(status === "failed" ? pathOf("premiumError", locale) : undefined);
  if (status === "success") return <Bought />;
  if (status === "none") {
    return (
      <StatusScene heading={m.shop_none_heading()}>
        <p>{m.shop_none_text()}</p>
        <Link className="button" to={pathOf("premium", locale)}>
          {m.shop_none_action()}
        </Link>
      </StatusScene>
    );
  }
  if (status === undefined && isRefused) return <Unanswered />;
  return (
    <StatusScene heading={isSlow ? m.shop_slow_heading() : m.shop_processing_heading()} isBusy>
      <p role="status">{isSlow ? m.shop_slow_text() : m.shop_processing_text()}</p>
      {isSlow && (
        <Link className="button" data-kind="quiet" to={pathOf("contact", locale)}>
          {m.footer_contact()}
        </Link>
      )}
    </StatusScene>
  );
}

/** The server cannot say how it stands. It is asked on: what was paid counts all the same. */
function Unanswered() {
  const locale = useLocale();
  return (
    <StatusScene heading={m.shop_error_title()}>
      <p role="alert" className={styles.failed}>
        {m.payment_status_failed()}
      </p>
      <p>{m.shop_unanswered_text()}</p>
      <Link className="button" to={pathOf("contact", locale)}>
        {m.footer_contact()}
      </Link>
    </StatusScene>
  );
}

function Bought() {
  const { isPremium, premiumType, premiumEndDate } = useUserData();
  const locale = useLocale();
  // The order is forgotten below.
  const [returnTo] = useState(() => orderDraftStore().get().returnTo);
  useEffect(() => {
    orderDraftStore().clear();
    // Without an answer now, the minute's question for the status brings it.
    loadPremiumStatus().catch(() => undefined);
    void refresh("Premium/GetOffers");
    void refresh("CreditCardPayment/GetPayments");
  }, []);
  return (
    <StatusScene heading={m.shop_success_heading()} isLit>
      <p role="status">
        {isPremium &&
          (isForLife({ premiumType }) || !premiumEndDate
            ? m.shop_success_lifetime()
            : m.shop_success_until({ date: dateText(premiumEndDate) }))}{" "}
        {m.shop_success_mail()}
      </p>
      <div className={styles.actions}>
        <Link className="button" to={returnTo ?? pathOf("series", locale)}>
          {returnTo === undefined ? m.shop_success_watch() : m.shop_success_back()}
        </Link>
        <Link className="button" data-kind="secondary" to={`${pathOf("account", locale)}?page=premium`}>
          {m.shop_success_account()}
        </Link>
      </div>
    </StatusScene>
  );
}
