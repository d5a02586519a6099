import { type Location, useBlocker } from "react-router";
import { useWindowEvent } from "../../../design/use-window-event.ts";
import { ConfirmDialog } from "../../parts/confirm.tsx";
import { hasUnsaved, unsavedQuestion } from "../../parts/unsaved.ts";

/** Of the address, what says which record is shown and what it begins with; search and filters leave it as it is. */
const recordKeys = ["open", "phrase", "report", "option", "wish", "month"] as const;

function isOfSameRecord(from: Location, to: Location): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return from.pathname === to.pathname && recordKeys.every((key) => before.get(key) === after.get(key));
}

/** Asks before unsaved changes are lost: on the way to another record or page, and when the tab is closed. */
export function UnsavedArea() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOfSameRecord(currentLocation, nextLocation) && hasUnsaved(),
  );
  useWindowEvent("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  if (blocker.state !== "blocked") return null;
  const answer = (isLeaving: boolean) => (isLeaving ? blocker.proceed() : blocker.reset());
  return <ConfirmDialog question={unsavedQuestion()} answer={answer} />;
}
