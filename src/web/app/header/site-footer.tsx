import type { ReactNode } from "react";
import { Link } from "react-router";
import { late, useLoaded } from "../../features/page/late.ts";
import { localeOfPath, pathOf } from "../../features/page/paths.ts";
import { useSite } from "../../features/page/use-page.ts";
import { AdSettings } from "../../features/premium/ads/ad-settings.tsx";
import { m } from "../../i18n/generated/messages.js";
import styles from "./site-footer.module.css";

/** Loaded where there are apps. */
const storeBadges = late(() => import("./store-badges.tsx"));

const groups = [
  [
    m.footer_school,
    [
      ["about", m.footer_about],
      ["howItWorks", m.footer_how_it_works],
      ["references", m.footer_references],
    ],
  ],
  [
    m.footer_rules,
    [
      ["privacy", m.footer_privacy],
      ["mobilePrivacy", m.footer_mobile_privacy],
      ["terms", m.footer_terms],
      ["purchaseTerms", m.footer_purchase_terms],
    ],
  ],
  [
    m.footer_blog,
    [
      ["blog", m.footer_blog_all],
      ["blogGuide", m.footer_blog_guide],
      ["blogEasySeries", m.footer_blog_easy],
      ["blogWords5000", m.footer_blog_5000],
      ["blogWordsA1", m.footer_blog_a1],
      ["blogAcademicWords", m.footer_blog_exams],
    ],
  ],
] as const;

/** Links in the form of film credits: headings on the left, names on the right. */
export function SiteFooter({ pathname }: { pathname: string }) {
  const locale = localeOfPath(pathname);
  const site = useSite();
  const Badges = useLoaded((site?.storeLinks.ios ?? site?.storeLinks.android) !== undefined, storeBadges);
  return (
    <footer className={`always-dark ${styles.footer}`}>
      <nav className={styles.credits} aria-label={m.footer_label()}>
        {groups.map(([heading, pages]) => (
          <Credit key={heading()} heading={heading()}>
            {pages.map(([id, text]) => (
              <li key={id}>
                <Link to={pathOf(id, locale)}>{text()}</Link>
              </li>
            ))}
            {pages[0][0] === "privacy" && site?.adsFrameOrigin !== undefined && (
              <li>
                <AdSettings />
              </li>
            )}
          </Credit>
        ))}
        <Credit heading={m.footer_reach_us()}>
          <li>
            <Link to={pathOf("contact", locale)}>{m.footer_contact()}</Link>
          </li>
          {site?.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </Credit>
      </nav>
      {site && Badges && <Badges locale={locale} links={site.storeLinks} />}
      <p className={styles.end} aria-hidden="true">
        {m.footer_end()}
      </p>
      {site && <p className={styles.note}>{m.footer_note({ name: site.name })}</p>}
    </footer>
  );
}

function Credit({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}
