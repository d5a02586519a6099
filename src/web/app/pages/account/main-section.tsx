import { isForLife } from "../../../../domain/accounts/premium-status.ts";
import { MailState } from "../../../features/accounts/activation/mail-state.tsx";
import { timeZoneName } from "../../../features/accounts/edit/time-zones.ts";
import { useApi, useSync } from "../../../features/accounts/session/queries.ts";
import { loadProfile } from "../../../features/accounts/session/session.ts";
import type { Person } from "../../../features/accounts/session/user-data.ts";
import { AnswerState } from "../../../features/page/answer-state.tsx";
import { useLocale } from "../../../features/page/use-page.ts";
import { useCalendar } from "../../../features/progress/points/points-calendar.tsx";
import { PointsPanel } from "../../../features/progress/points/points-panel.tsx";
import { KnownPanel } from "../../../features/words/known/known-panel.tsx";
import { dateText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import ContinueCard from "../home/continue/continue-card.tsx";
import styles from "./account-page.module.css";

export default function MainSection({ person }: { person: Person }) {
  const locale = useLocale();
  const { mail, isMailVerified, timeZone } = person;
  // May have changed on another device, such as the confirmed address.
  useSync("User/GetProfile", loadProfile);
  return (
    <>
      <ContinueCard />
      <Figures timeZone={timeZone} />
      <dl className={styles.facts}>
        <div>
          <dt>{m.field_mail()}</dt>
          <dd>
            {mail}
            <MailState isVerified={isMailVerified} mailAt={person.activationMailAt} />
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

/** Points and known words; one message and one button where none of it could be asked for, as without a connection. */
function Figures({ timeZone }: { timeZone: string }) {
  const queries = [useApi("Score/GetPointData"), useApi("WordList/GetKnownLevels"), useCalendar(timeZone).query];
  if (queries.every(({ isError, data }) => isError && data === undefined)) {
    const refetch = () => Promise.all(queries.map((query) => query.refetch()));
    return <AnswerState query={{ isError: true, refetch }} lines={4} />;
  }
  return (
    <>
      <PointsPanel timeZone={timeZone} />
      <KnownPanel />
    </>
  );
}

function membershipText({ isPremium, premiumType, premiumEndDate }: Person): string {
  if (!isPremium) return m.account_free();
  if (isForLife({ premiumType }) || premiumEndDate === null) return m.account_premium_lifetime();
  return m.account_premium_until({ date: dateText(premiumEndDate) });
}
