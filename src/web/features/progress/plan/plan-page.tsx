import { Link } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { Breadcrumb, breadcrumbData, type Crumb } from "../../page/breadcrumb.tsx";
import { late, useLoaded } from "../../page/late.ts";
import { pageLoader } from "../../page/page-loader.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { pathOf } from "../../page/paths.ts";
import { useIsBrowser, useLocale } from "../../page/use-page.ts";
import styles from "./plan.module.css";

const load = pageLoader("watchPlan", async () => ({}));

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta("watchPlan", (_data, { locale }, site) => ({
  title: m.plan_title(),
  description: m.plan_description(),
  structuredData: [breadcrumbData(site, crumbsOf(locale))],
}));

function crumbsOf(locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.plan_title(), path: pathOf("watchPlan", locale) },
  ];
}

const plan = late(() => import("./plan.tsx"));

/** What the plan does, for all; a member's own plan is loaded after it. */
export default function PlanPage() {
  const locale = useLocale();
  const { token } = useUserData();
  const isBrowser = useIsBrowser();
  const Plan = useLoaded(token !== undefined, plan, PlanFailed);
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(locale)} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{m.plan_title()}</h1>
        <p className={styles.lead}>{m.plan_lead()}</p>
        {token === undefined ? (
          <>
            <ul className={styles.facts}>
              <li>{m.plan_fact_order()}</li>
              <li>{m.plan_fact_days()}</li>
              <li>{m.plan_fact_anew()}</li>
            </ul>
            {isBrowser && (
              <Link className="button" data-kind="primary" to={`${pathOf("auth", locale)}?authLink=login`}>
                {m.plan_sign_in()}
              </Link>
            )}
          </>
        ) : Plan !== undefined ? (
          <Plan />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </>
  );
}

function PlanFailed() {
  return <p role="alert">{m.section_failed()}</p>;
}
