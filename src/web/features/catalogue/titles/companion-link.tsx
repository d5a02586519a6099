import { Link } from "react-router";
import { m } from "../../../i18n/generated/messages.js";

/** The way from a title or episode to its companion. Two pages draw it: one text of two is a file of its own. */
export function CompanionLink({ path }: { path: string }) {
  return <Link to={path}>{m.companion_open()}</Link>;
}
