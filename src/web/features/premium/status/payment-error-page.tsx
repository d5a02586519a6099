import { Link } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { useLateQuery } from "../../accounts/session/use-late-query.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { useRedirect } from "../../page/use-redirect.ts";
import styles from "./status.module.css";
import { StatusScene } from "./status-scene.tsx";

export const meta = privateMeta(m.shop_error_title);

const asked = {
  key: ["CreditCardPayment/CheckPaymentStatus"] as const,
  ask: () => api.call("CreditCardPayment/CheckPaymentStatus"),
  gcTime: 0,
};

/** Where a purchase that failed ends. */
export default function PaymentErrorPage() {
  const locale = useLocale();
  const { token } = useUserData();
  const { data } = useLateQuery(token === undefined ? undefined : asked);
  // The payment may have gone through all the same, such as by a report that came late.
  useRedirect(data?.status === "success" ? pathOf("premiumProcessing", locale) : undefined);
  return (
    <StatusScene heading={m.shop_error_title()}>
      <p role="alert" className={styles.failed}>
        {m.payment_status_failed()}
      </p>
      <p>{m.shop_error_text()}</p>
      <div className={styles.actions}>
        <Link className="button" to={`${pathOf("premium", locale)}?step=info`}>
          {m.try_again()}
        </Link>
        <Link className="button" data-kind="secondary" to={pathOf("contact", locale)}>
          {m.footer_contact()}
        </Link>
      </div>
    </StatusScene>
  );
}
