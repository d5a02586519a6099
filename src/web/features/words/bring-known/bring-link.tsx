import { Link } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";

/** To where words that are known already are brought from elsewhere. */
export function BringLink() {
  return (
    <Link to={`${pathOf("account", useLocale())}?page=bring`} preventScrollReset>
      {m.bring_known_link()}
    </Link>
  );
}
