import { Link, useLocation } from "react-router";
import { Skeleton } from "../../../design/placeholder.tsx";
import { useUserData } from "../../../features/accounts/session/use-user-data.ts";
import type { Person, UserData } from "../../../features/accounts/session/user-data.ts";
import { useLoaded } from "../../../features/page/late.ts";
import { Missing } from "../../../features/page/missing.ts";
import { privateMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { VisitorMarks } from "../../../features/progress/known/visitor-marks.tsx";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./account-page.module.css";
import { type AccountSection, accountSections } from "./account-sections.ts";

export const meta = privateMeta(m.account_title);

/** Server HTML is identical for all users; the user's data is rendered in the browser. */
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
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p>{m.account_title()}</p>
        <h1 tabIndex={-1}>{person.username}</h1>
      </header>
      <VisitorMarks />
      <SectionNav current={section.id} />
      <section className={styles.section} aria-labelledby="section">
        <h2 id="section">{section.heading()}</h2>
        <Section key={section.id} section={section.section} person={person} />
      </section>
    </div>
  );
}

function Section({ section, person }: Pick<AccountSection, "section"> & { readonly person: Person }) {
  const Loaded = useLoaded(true, section, Missing);
  return Loaded === undefined ? <Skeleton lines={6} /> : <Loaded person={person} />;
}

/** Undefined for visitors, and for what an older release of the site left in the browser. */
function personOf(user: UserData): Person | undefined {
  return isPerson(user) ? user : undefined;
}

function isPerson(user: UserData): user is Person {
  return user.token !== undefined && user.username !== undefined && user.mail !== undefined;
}

function SectionNav({ current }: { current: string }) {
  const locale = useLocale();
  return (
    <nav className={styles.nav} aria-label={m.account_sections()}>
      {accountSections.map(({ id, heading }, index) => (
        <SectionLink
          key={id}
          to={index === 0 ? pathOf("account", locale) : `${pathOf("account", locale)}?page=${id}`}
          text={heading()}
          isCurrent={id === current}
        />
      ))}
    </nav>
  );
}

function SectionLink({ to, text, isCurrent }: { to: string; text: string; isCurrent: boolean }) {
  return (
    <Link
      ref={isCurrent ? showInStrip : undefined}
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
    >
      {text}
    </Link>
  );
}

/** On a phone the links are a strip that scrolls. */
function showInStrip(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: "nearest", inline: "center" });
}
