import { useRef } from "react";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { adChoiceStore, useAdChoice } from "./ad-choice.ts";
import { AdFrame } from "./ad-frame.tsx";
import styles from "./ads.module.css";

const memberAd = late(() => import("./member-ad.tsx"));

/** What the slot holds: nothing for premium members and who refused, the question once, then the frame. */
export default function Advertisement({ origin }: { origin: string }) {
  const { token, isPremium } = useUserData();
  const choice = useAdChoice();
  const MemberAd = useLoaded(token !== undefined && choice?.isAccepted === true, memberAd);
  if (isPremium || choice?.isAccepted === false) return null;
  if (choice === undefined) return <Question />;
  if (token === undefined) return <AdFrame origin={origin} />;
  return MemberAd && <MemberAd key={token} token={token} origin={origin} />;
}

function Question() {
  const question = useRef<HTMLDivElement>(null);
  function choose(isAccepted: boolean) {
    // The focused button goes away.
    question.current?.closest("aside")?.focus();
    adChoiceStore.choose(isAccepted, new Date());
  }
  return (
    <div ref={question} className={styles.question}>
      <h2>{m.ads_ask_heading()}</h2>
      <p>{m.ads_ask_text()}</p>
      <div className={styles.choices}>
        <Button kind="secondary" onClick={() => choose(true)}>
          {m.ads_accept()}
        </Button>
        <Button kind="secondary" onClick={() => choose(false)}>
          {m.ads_refuse()}
        </Button>
      </div>
    </div>
  );
}
