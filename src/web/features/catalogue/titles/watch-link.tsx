import type { ReactNode } from "react";
import type { Movie } from "../../../../contract/catalogue.ts";
import { deedOf } from "../../../../domain/catalogue/licences.ts";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./watch-link.module.css";

export type WatchableTitle = Pick<Movie, "watchUrl" | "licence" | "credit">;

function hostOf(url: string | undefined): string | undefined {
  const address = url === undefined ? null : URL.parse(url);
  return address?.protocol === "https:" ? address.hostname.replace(/^www\./, "") : undefined;
}

function LicenceName({ licence }: { readonly licence: string }) {
  const deed = deedOf(licence);
  if (deed === undefined) return m.licence_public_domain_us();
  return (
    <a href={deed.url} rel="license noopener" lang="en">
      {deed.name}
    </a>
  );
}

type WatchingProps = {
  readonly title: WatchableTitle;
  /** Says that nothing is streamed here, of a title that does not say where it can be watched. */
  readonly note: string;
  readonly children?: ReactNode;
};

/** What follows its words: where a title can be watched, and what there is for that. */
export function Watching({ title, note, children }: WatchingProps) {
  return (
    <div className={styles.watching}>
      <WatchLink title={title} />
      <p className="note">
        {title.watchUrl === undefined ? note : m.watch_there()} {children}
      </p>
    </div>
  );
}

/** Where a title can be watched, under which licence, and who made it; nothing where nothing is said. */
function WatchLink({ title: { watchUrl, licence, credit } }: { readonly title: WatchableTitle }) {
  const site = hostOf(watchUrl);
  if (site === undefined && licence === undefined && credit === undefined) return null;
  return (
    <div className={styles.watch}>
      {site !== undefined && (
        <a className="button" data-kind="secondary" href={watchUrl} rel="noopener">
          <Icon name="play" />
          {licence === undefined ? m.watch_at({ site }) : m.watch_free_at({ site })}
        </a>
      )}
      {(licence !== undefined || credit !== undefined) && (
        <p className={styles.rights}>
          {licence !== undefined && (
            <span>
              <LicenceName licence={licence} />
            </span>
          )}
          {credit !== undefined && <span lang="en">{credit}</span>}
        </p>
      )}
    </div>
  );
}
