import { setKnownLevel } from "../../coverage/use-coverage.ts";
import { m } from "../../i18n/generated/messages.js";
import { userDataStore, useUserData } from "../../session/use-user-data.ts";
import { Button } from "../../ui/button/button.tsx";
import { setKnown } from "../../words/known-words.ts";
import styles from "./take-over.module.css";

/** Offers, once, to take over what was marked in this browser before signing in. */
export function TakeOver() {
  const { visitorKnown = [], knownList, knownLevel } = useUserData();
  const known = new Set(knownList);
  const missing = visitorKnown.filter((id) => !known.has(id));
  if (missing.length === 0) return null;

  function add() {
    setKnown(missing, true);
    if (knownLevel !== undefined) setKnownLevel(knownLevel).catch(() => undefined);
    leave();
  }

  function leave() {
    userDataStore().update({ visitorKnown: [] });
  }

  return (
    <div className={styles.offer}>
      <p>{m.takeover_text({ count: missing.length })}</p>
      <p>
        <Button kind="secondary" onClick={add}>
          {m.takeover_add()}
        </Button>{" "}
        <Button kind="quiet" onClick={leave}>
          {m.takeover_leave()}
        </Button>
      </p>
    </div>
  );
}
