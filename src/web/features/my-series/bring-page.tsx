import { Link } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { Skeleton } from "../../design/placeholder.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { AuthState } from "../accounts/session/guards.ts";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { late, useLoaded } from "../page/late.ts";
import { Missing } from "../page/missing.ts";
import { pageLoader } from "../page/page-loader.ts";
import { pageMeta } from "../page/page-meta.ts";
import { pathOf } from "../page/paths.ts";
import { useIsBrowser, useLocale } from "../page/use-page.ts";
import styles from "./bring.module.css";

const load = pageLoader("bring", async () => ({}));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("bring", () => ({ title: m.bring_door(), description: m.bring_lead() }));

const bring = late(() => import("./bring.tsx"));

/** Where one's own subtitles become a title. What can be done depends on who is there, and is loaded after the page. */
export default function BringPage() {
  const { token } = useUserData();
  const Bring = useLoaded(token !== undefined, bring, Missing);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{m.bring_door()}</h1>
      <p className={styles.lead}>{m.bring_lead()}</p>
      <p className={styles.privacy}>
        <Icon name="info" />
        {m.bring_privacy()}
      </p>
      {useIsBrowser() && token === undefined ? <Visitor /> : Bring === undefined ? <Skeleton lines={6} /> : <Bring />}
    </div>
  );
}

function Visitor() {
  const locale = useLocale();
  const state: AuthState = { returnTo: pathOf("bring", locale) };
  return (
    <div className={styles.visitor}>
      <p>{m.bring_visitor()}</p>
      <p className={styles.actions}>
        <Link className="button" to={`${pathOf("auth", locale)}?authLink=register`} state={state}>
          {m.session_sign_up()}
        </Link>
        <Link className="button" data-kind="secondary" to={`${pathOf("auth", locale)}?authLink=login`} state={state}>
          {m.auth_login_action()}
        </Link>
      </p>
    </div>
  );
}
