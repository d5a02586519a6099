import { Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import { privateMeta } from "../../page/private-meta.ts";
import { useLocale } from "../../page/use-page.ts";
import { pathOf } from "../../paths.ts";
import { useUserData } from "../../session/use-user-data.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./account.module.css";
import { accountSections } from "./account-sections.ts";
import { personOf } from "./person.ts";
import { TakeOver } from "./take-over.tsx";

export const meta = privateMeta(m.account_title);

/** The document is nobody's: what it shows of a person is drawn in the browser, for who is signed in. */
export default function AccountPage() {
  const person = personOf(useUserData());
  const { search } = useLocation();
  if (person === undefined) {
    return (
      <div aria-busy="true">
        <h1 tabIndex={-1}>{m.account_title()}</h1>
        <Skeleton lines={6} />
      </div>
    );
  }
  const wanted = new URLSearchParams(search).get("page");
  const section = accountSections.find(({ id }) => id === wanted) ?? accountSections[0];
  const { Section } = section;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p>{m.account_title()}</p>
        <h1 tabIndex={-1}>{person.username}</h1>
      </header>
      <TakeOver />
      <SectionNav current={section.id} />
      <section className={styles.section} aria-labelledby="section">
        <h2 id="section">{section.heading()}</h2>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Section person={person} />
        </Suspense>
      </section>
    </div>
  );
}

function SectionNav({ current }: { current: string }) {
  const locale = useLocale();
  const shown = useRef<HTMLAnchorElement>(null);
  // On a phone they are a strip, of which a part is in sight.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={m.account_sections()}>
      {accountSections.map(({ id, heading }, index) => (
        <Link
          key={id}
          ref={id === current ? shown : undefined}
          to={index === 0 ? pathOf("account", locale) : `${pathOf("account", locale)}?page=${id}`}
          preventScrollReset
          aria-current={id === current ? "page" : undefined}
        >
          {heading()}
        </Link>
      ))}
    </nav>
  );
}
