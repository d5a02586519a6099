import { Link } from "react-router";
import { listLimits } from "../../../../domain/progress/list-limits.ts";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import styles from "./lists.module.css";

/** Shown in place of creating a list once a free user has reached the limit: why, and what to do. */
export function ListLimit({ isAtLists = false }: { isAtLists?: boolean }) {
  const locale = useLocale();
  const limit = listLimits.freeLists;
  // Of a time with premium.
  const over = useUserData().userWordLists.length - limit;
  return (
    <Notice kind="info">
      <p>
        {over > 0 ? m.list_limit_over({ limit, have: limit + over, count: over + 1 }) : m.list_limit_text({ limit })}
      </p>
      <p className={styles.limitLinks}>
        {!isAtLists && <Link to={`${pathOf("account", locale)}?page=lists`}>{m.account_lists()}</Link>}
        <Link to={pathOf("premium", locale)}>{m.words_to_premium()}</Link>
      </p>
    </Notice>
  );
}
