import { Choice } from "../../../design/choice.tsx";
import { momentText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { AnswerState } from "../../page/answer-state.tsx";
import { api } from "../session/api.ts";
import { useAction, useApi, useSync } from "../session/queries.ts";
import { loadProfile } from "../session/session.ts";
import { userDataStore } from "../session/use-user-data.ts";
import type { Person } from "../session/user-data.ts";
import { ConnectExtension } from "./connect-extension.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import styles from "./security.module.css";
import { eventText, whereText } from "./security-texts.ts";
import { SessionList } from "./session-list.tsx";

/** Where the account is signed in, which mails tell of it, and what has happened to it. */
export default function SecuritySection({ person }: { person: Person }) {
  useSync("User/GetProfile", loadProfile);
  return (
    <div className={styles.parts}>
      <ConnectExtension />
      <PasskeysPart person={person} />
      <SessionList />
      <section aria-labelledby="security-mails">
        <h3 id="security-mails">{m.security_mails()}</h3>
        <NewDeviceChoice isOn={person.newDeviceMail ?? true} />
      </section>
      <section aria-labelledby="security-events">
        <h3 id="security-events">{m.security_events()}</h3>
        <p>{m.security_events_text()}</p>
        <EventList />
      </section>
    </div>
  );
}

function NewDeviceChoice({ isOn }: { isOn: boolean }) {
  const change = useAction(async () => {
    userDataStore().update(await api.call("User/UpdateProfile", { body: { newDeviceMail: !isOn } }));
  });
  return (
    <Choice
      kind="switch"
      label={m.security_new_device_mail()}
      hint={m.security_new_device_mail_hint()}
      checked={change.isBusy ? !isOn : isOn}
      onChange={change.run}
      error={change.problem}
    />
  );
}

function EventList() {
  const query = useApi("User/GetSecurityEvents");
  if (query.data === undefined) return <AnswerState query={query} lines={5} />;
  return (
    <ul className={styles.list}>
      {query.data.map((event) => (
        <li key={event.id}>
          <b>{eventText(event)}</b>
          <p className={styles.facts}>
            <span>{whereText(event)}</span>
            <time dateTime={event.lastAt}>{momentText(event.lastAt)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
