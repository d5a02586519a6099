import { type ReactNode, useId, useState } from "react";
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
  return (
    <div className={styles.place}>
      {!isAsking && Offer !== undefined ? (
        <Offer {...props} takesFocus={isChosen} />
      ) : (
        <Panel isForAll={!isBrowser}>
          {isAsking ? <LevelQuestion onChosen={() => setIsChosen(true)} /> : <Skeleton lines={4} />}
        </Panel>
      )}
    </div>
  );
}

type PanelProps = {
  /** As server HTML has it, before it is known who reads. */
  readonly isForAll?: boolean;
  readonly children: ReactNode;
};

/** What stands in the place of tonight's words until they are there. */
function Panel({ isForAll = false, children }: PanelProps) {
  const headingId = useId();
  return (
    <section className={styles.panel} aria-labelledby={headingId} data-for-all={isForAll || undefined}>
      <h2 id={headingId} className={styles.heading}>
        {m.tonight_heading_ask()}
      </h2>
      {children}
    </section>
  );
}

function OfferFailed() {
  return (
    <Panel>
      <div className={styles.failed} role="alert">
        <p>{m.tonight_failed()}</p>
        {/* A browser does not ask again for a module that it could not fetch. */}
        <Button kind="secondary" onClick={() => window.location.reload()}>
          {m.try_again()}
        </Button>
      </div>
    </Panel>
  );
}
