import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { meaningOfShares } from "../../progress/coverage/share-text.ts";
import { LevelQuestion } from "../../progress/known/level-question.tsx";
import styles from "./tonight.module.css";
import type { TonightProps } from "./tonight-queries.ts";

const offer = late(() => import("./tonight-offer.tsx"));

/** Asks for the level once; tonight's words, and what it takes to ask for them, are loaded when it is known. */
export default function TonightPanel(props: TonightProps) {
  const isAsking = meaningOfShares(useUserData()) === "familiar";
  const Offer = useLoaded(!isAsking, offer, OfferFailed);
  const [isChosen, setIsChosen] = useState(false);
  const headingId = useId();
  if (!isAsking && Offer !== undefined) return <Offer {...props} takesFocus={isChosen} />;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {m.tonight_heading_ask()}
      </h2>
      {isAsking && <LevelQuestion onChosen={() => setIsChosen(true)} />}
      {!isAsking && <Skeleton lines={4} />}
    </section>
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
