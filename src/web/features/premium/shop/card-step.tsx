import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../design/button.tsx";
import { Notice } from "../../../design/notice.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useAction } from "../../accounts/session/queries.ts";
import { matchPath, pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { useRedirect } from "../../page/use-redirect.ts";
import { type OrderDraft, orderDraftStore } from "../order-draft.ts";
import { usePaymentStatus } from "../status/payment-status.ts";
import { usePrice } from "./coupon.tsx";
import type { Offers } from "./offers.ts";
import { OrderSummary } from "./order-summary.tsx";
import { requestCheckout } from "./request-checkout.ts";
import styles from "./shop.module.css";
import { StepList } from "./steps.tsx";

type CardStepProps = { readonly draft: OrderDraft; readonly offers: Offers };

/** The provider's page for the card: in a frame, or a way to it. No card number ever passes through this page. */
export function CardStep({ draft, offers }: CardStepProps) {
  const price = usePrice(draft);
  const { checkout } = draft;
  return (
    <div className={styles.step}>
      <StepList current="card" />
      <div className={styles.columns}>
        <div className={styles.card}>
          <h2>{m.shop_step_card()}</h2>
          {checkout === undefined ? (
            <NoCheckout />
          ) : offers.frameOrigin !== undefined && new URL(checkout).origin === offers.frameOrigin ? (
            <CardFrame url={checkout} />
          ) : (
            <>
              <p>{m.shop_card_redirect()}</p>
              <a className="button" href={checkout}>
                {m.shop_card_go()}
              </a>
            </>
          )}
        </div>
        <OrderSummary draft={draft} offers={offers} price={price} />
      </div>
    </div>
  );
}

/** The provider gave no page: nothing was charged, and it can be tried again. */
function NoCheckout() {
  const locale = useLocale();
  const navigate = useNavigate();
  const request = useAction(async () => {
    const outcome = await requestCheckout(orderDraftStore().get());
    if (outcome === "granted") await navigate(pathOf("premiumProcessing", locale));
  });
  return (
    <>
      <Notice kind="error" heading={m.shop_card_failed_heading()}>
        <p>{request.problem ?? m.shop_card_failed_text()}</p>
      </Notice>
      <div className={styles.actions}>
        <Button isLoading={request.isBusy} onClick={request.run}>
          {m.try_again()}
        </Button>
        <Link className="button" data-kind="quiet" to={pathOf("contact", locale)}>
          {m.footer_contact()}
        </Link>
      </div>
    </>
  );
}

/**
 * Whether this document's security policy allows the provider's frame: that of the premium page alone does, and whoever
 * came here from another page has that page's document.
 */
function isPremiumDocument(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  // Where the browser does not say, a frame that stays empty is better than loading for ever.
  return document === undefined || matchPath(new URL(document.name).pathname)?.id === "premium";
}

function CardFrame({ url }: { url: string }) {
  const [isAllowed] = useState(isPremiumDocument);
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  // The frame leads on by itself; this is for providers' pages that do not.
  const { status } = usePaymentStatus(3_000);
  useEffect(() => {
    if (!isAllowed) window.location.reload();
  }, [isAllowed]);
  useRedirect(status === "success" ? pathOf("premiumProcessing", locale) : undefined, { replace: false });
  if (!isAllowed) return <Skeleton lines={6} />;
  return (
    <>
      <p>{m.shop_card_text()}</p>
      <div className={styles.frame} aria-busy={!isOpen}>
        {!isOpen && <p role="status">{m.shop_card_opening()}</p>}
        <iframe
          title={m.shop_card_frame()}
          src={url}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation"
          referrerPolicy="origin"
          onLoad={() => setOpen(true)}
        />
      </div>
    </>
  );
}
