import type { Sessions } from "../../../../contract/accounts/security.ts";
import { Button } from "../../../design/button.tsx";
import { momentText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { AnswerState } from "../../page/answer-state.tsx";
import { api } from "../session/api.ts";
import { refresh, useAction, useApi } from "../session/queries.ts";
import styles from "./security.module.css";
import { deviceText } from "./security-texts.ts";

const headingId = "security-sessions";

/** The row or button that was pressed is gone; the heading takes the focus. */
async function refreshAfterEnd(): Promise<void> {
  await Promise.all([refresh("User/GetSessions"), refresh("User/GetSecurityEvents")]);
  document.getElementById(headingId)?.focus();
}

/** The account's sessions, each with a button to end it but for this one. */
export function SessionList() {
  const query = useApi("User/GetSessions");
  const endOthers = useAction(async () => {
    await api.call("User/EndOtherSessions", { body: {} });
    await refreshAfterEnd();
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        {m.security_sessions()}
      </h3>
      <p>{m.security_sessions_text()}</p>
      {query.data === undefined ? (
        <AnswerState query={query} lines={4} />
      ) : (
        <ul className={styles.list}>
          {query.data.map((session) => (
            <ListedSession key={session.id} session={session} />
          ))}
        </ul>
      )}
      {query.data?.some(({ isCurrent }) => !isCurrent) && (
        <Button kind="secondary" isLoading={endOthers.isBusy} onClick={endOthers.run}>
          {m.security_end_others()}
        </Button>
      )}
      <p role="alert">{endOthers.problem}</p>
    </section>
  );
}

function ListedSession({ session }: { session: Sessions[number] }) {
  const { id, address, createdAt, usedAt, isCurrent } = session;
  const device = deviceText(session);
  const end = useAction(async () => {
    await api.call("User/EndSession", { body: { id } });
    await refreshAfterEnd();
  });
  return (
    <li className={styles.session}>
      <div>
        <p>
          <b>{device}</b> {isCurrent && <span className={styles.mark}>{m.security_this_session()}</span>}
        </p>
        <p className={styles.facts}>
          {address !== null && <span>{m.security_network({ address })}</span>}
          <span>{m.security_signed_in({ time: momentText(createdAt) })}</span>
          <span>{m.security_used({ time: momentText(usedAt) })}</span>
        </p>
        <p role="alert">{end.problem}</p>
      </div>
      {!isCurrent && (
        <Button
          kind="secondary"
          isLoading={end.isBusy}
          onClick={end.run}
          aria-label={m.security_end_named({ device, time: momentText(usedAt) })}
        >
          {m.security_end()}
        </Button>
      )}
    </li>
  );
}
