import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import { meaningOfShares } from "../../progress/coverage/share-text.ts";
import { LevelQuestion } from "../../progress/known/level-question.tsx";
import styles from "./tonight.module.css";
import type { TonightProps } from "./tonight-queries.ts";

const offer = late(() => import("./tonight-offer.tsx"));

/**
 * The way from picking an episode or film to being ready for it. Asks for the level once, already in server HTML, which
 * is identical for all users; tonight's words, and what it takes to ask for them, are loaded when it is known.
 */
export function Tonight(props: TonightProps) {
  const isAsking = meaningOfShares(useUserData()) === "familiar";
  const Offer = useLoaded(!isAsking, offer, OfferFailed);
  const [isChosen, setIsChosen] = useState(false);
  const isBrowser = useIsBrowser();
  const headingId = useId();
  if (!isAsking && Offer !== undefined) {
    return (
      <div className={styles.place}>
        <Offer {...props} takesFocus={isChosen} />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <section className={styles.panel} aria-labelledby={headingId} data-for-all={!isBrowser || undefined}>
        <h2 id={headingId} className={styles.heading}>
          {m.tonight_heading_ask()}
        </h2>
        {isAsking && <LevelQuestion onChosen={() => setIsChosen(true)} />}
        {!isAsking && <Skeleton lines={4} />}
      </section>
    </div>
  );
}

function OfferFailed() {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {m.tonight_heading_ask()}
      </h2>
      <div className={styles.failed} role="alert">
        <p>{m.tonight_failed()}</p>
        {/* A browser does not ask again for a module that it could not fetch. */}
        <Button kind="secondary" onClick={() => window.location.reload()}>
          {m.try_again()}
        </Button>
      </div>
    </section>
  );
}
