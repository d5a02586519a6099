import { Link, useLocation } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { companionPathOf } from "../../page/companion-path.ts";

/** From a word page to its words by the minute, at the end of a sentence. */
export function CompanionLink() {
  const path = companionPathOf(useLocation().pathname);
  if (path === undefined) return null;
  return (
    <>
      {" "}
      <Link to={path}>{m.companion_open()}</Link>
    </>
  );
}
