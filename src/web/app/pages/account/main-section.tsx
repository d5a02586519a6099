import { MailState } from "../../../features/accounts/activation/mail-state.tsx";
import { timeZoneName } from "../../../features/accounts/edit/time-zones.ts";
import { useSync } from "../../../features/accounts/session/queries.ts";
import { loadProfile } from "../../../features/accounts/session/session.ts";
import type { Person } from "../../../features/accounts/session/user-data.ts";
import { useLocale } from "../../../features/page/use-page.ts";
import { PointsPanel } from "../../../features/progress/points/points-panel.tsx";
import { KnownPanel } from "../../../features/words/known/known-panel.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import styles from "./account-page.module.css";

export default function MainSection({ person }: { person: Person }) {
  const locale = useLocale();
  const { mail, isMailVerified, timeZone } = person;
  // May have changed on another device, such as the confirmed address.
  useSync("User/GetProfile", loadProfile);
  return (
    <>
      <PointsPanel timeZone={timeZone} />
      <KnownPanel />
      <dl className={styles.facts}>
        <div>
          <dt>{m.field_mail()}</dt>
          <dd>
            {mail}
            <MailState isVerified={isMailVerified} />
          </dd>
        </div>
        <div>
          <dt>{m.account_membership()}</dt>
          <dd>{membershipText(person)}</dd>
        </div>
        <div>
          <dt>{m.field_time_zone()}</dt>
          <dd>{timeZoneName(timeZone, locale)}</dd>
        </div>
      </dl>
    </>
  );
}

function membershipText({ isPremium, premiumType, premiumEndDate }: Person): string {
  if (!isPremium) return m.account_free();
  if (premiumType === 3 || premiumEndDate === null) return m.account_premium_lifetime();
  return m.account_premium_until({ date: dateText(premiumEndDate) });
}
