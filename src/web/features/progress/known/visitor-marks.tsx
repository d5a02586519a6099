import { nameOfLevel } from "../../../../domain/lexicon/level.ts";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";
import { setKnown, setKnownLevel } from "./known-words.ts";
import styles from "./visitor-marks.module.css";

/**
 * Offers once to add what was marked in this browser before signing in, and the level that was chosen there; a level
 * that the account has stays.
 */
export function VisitorMarks() {
  const {
    visitorKnown = [],
    visitorUnknown = [],
    visitorLevel = 0,
    knownList,
    unknownList = [],
    knownLevel,
  } = useUserData();
  const marked = new Set([...knownList, ...unknownList]);
  const missing = visitorKnown.filter((id) => !marked.has(id));
  // Not offered by themselves: without a level they say nothing that is not so anyway.
  const missingUnknown = visitorUnknown.filter((id) => !marked.has(id));
  const level = knownLevel === 0 && visitorLevel !== 0 ? visitorLevel : undefined;
  if (missing.length === 0 && level === undefined) return null;

  function add() {
    setKnown(missing, true);
    setKnown(missingUnknown, false);
    userDataStore().update({ visitorKnown: [], visitorUnknown: [] });
    // Without a connection the offer stays.
    if (level !== undefined) setKnownLevel(level).then(dismiss, () => undefined);
  }

  function dismiss() {
    userDataStore().update({ visitorKnown: [], visitorUnknown: [], visitorLevel: 0 });
  }

  return (
    <div className={styles.offer}>
      <p>
        {missing.length === 0 && level !== undefined
          ? m.takeover_level({ level: nameOfLevel(level) })
          : m.takeover_text({ count: missing.length })}
      </p>
      <p>
        <Button kind="secondary" onClick={add}>
          {m.takeover_add()}
        </Button>{" "}
        <Button kind="quiet" onClick={dismiss}>
          {m.takeover_leave()}
        </Button>
      </p>
    </div>
  );
}
