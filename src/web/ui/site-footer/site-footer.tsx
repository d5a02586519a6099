import { Link } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { useSite } from "../../page/use-page.ts";
import { localeOfPath, pageExists, pathOf } from "../../paths.ts";
import styles from "./site-footer.module.css";

const pages = [
  ["about", m.footer_about],
  ["howItWorks", m.footer_how_it_works],
  ["blog", m.footer_blog],
  ["references", m.footer_references],
  ["privacy", m.footer_privacy],
  ["terms", m.footer_terms],
] as const;

export function SiteFooter({ pathname }: { pathname: string }) {
  const locale = localeOfPath(pathname);
  const site = useSite();
  return (
    <footer className={styles.footer}>
      {site && <p>{m.footer_note({ name: site.name })}</p>}
      <nav className={styles.links} aria-label={m.footer_label()}>
        <ul>
          {pages
            .filter(([id]) => pageExists(id))
            .map(([id, text]) => (
              <li key={id}>
                <Link to={pathOf(id, locale)}>{text()}</Link>
              </li>
            ))}
          <li>
            {pageExists("contact") ? (
              <Link to={pathOf("contact", locale)}>{m.footer_contact()}</Link>
            ) : (
              site && <a href={`mailto:${site.contactMail}`}>{m.footer_contact()}</a>
            )}
          </li>
          {site?.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
