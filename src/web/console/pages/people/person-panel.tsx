import { Link } from "react-router";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { usePages } from "../../parts/use-operator.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { WaitingPanel } from "../../records/open-row.tsx";
import { type Details, PersonAccess } from "./person-access.tsx";
import { PersonPremium } from "./person-premium.tsx";
import { PersonState } from "./person-state.tsx";

/** What a person sees of themselves, and what the operator may do for them. */
export function PersonPanel({ id }: { id: number }) {
  const { data, error, refetch } = useApi("Admin/GetUser", { query: { id } });
  const pages = usePages();
  if (data === undefined) return <WaitingPanel error={error} retry={() => void refetch()} />;
  return (
    <DetailPanel heading={data.username} beside={<PersonState person={data} />}>
      {pages.includes("payments") && (
        <nav className={parts.panelActions} aria-label={data.username}>
          <PersonLinks id={id} />
        </nav>
      )}
      <PersonFacts person={data} />
      <PersonPremium person={data} canChange={pages.includes("payments")} />
      {pages.includes("audit") && <PersonAccess person={data} />}
      <PersonSessions person={data} />
    </DetailPanel>
  );
}

function PersonLinks({ id }: { id: number }) {
  return (
    <>
      <Link className="button" data-kind="secondary" to={consolePath("payments", { userId: id })}>
        {m.people_payments()}
      </Link>
      <Link className="button" data-kind="secondary" to={consolePath("audit", { thing: `user:${id}` })}>
        {m.record_in_audit()}
      </Link>
    </>
  );
}

function PersonFacts({ person }: { person: Details }) {
  const formats = useFormats();
  return (
    <Facts
      facts={[
        [
          m.people_mail(),
          <span key="mail" className={parts.badges}>
            {person.mail}
            <Badge tone={person.isMailVerified ? "good" : "calm"}>
              {person.isMailVerified ? m.people_verified() : m.people_not_verified()}
            </Badge>
          </span>,
        ],
        [m.people_blocked_why(), person.blockedReason],
        [m.people_number(), person.id],
        [m.people_created(), <Moment key="created" at={person.createdAt} />],
        [
          m.people_last_sign_in(),
          person.lastSignInAt === null ? m.people_never() : <Moment key="last" at={person.lastSignInAt} />,
        ],
        [m.people_language(), person.language],
        [m.people_time_zone(), person.timeZone],
        [m.people_mail_consent(), person.mailConsent ? m.common_yes() : m.common_no()],
        [m.people_known_words(), formats.number(person.knownWords)],
        [m.people_lists(), formats.number(person.lists)],
        [m.people_points(), formats.number(person.points)],
      ]}
    />
  );
}

function PersonSessions({ person }: { person: Details }) {
  const formats = useFormats();
  return (
    <section aria-labelledby="sessions-heading">
      <h3 id="sessions-heading">{m.people_sessions()}</h3>
      {person.sessions.length === 0 ? (
        <p className={parts.quiet}>{m.people_no_sessions()}</p>
      ) : (
        <ul className={parts.entries}>
          {person.sessions.map(({ device, createdAt, usedAt }) => (
            <li key={`${device} ${createdAt}`}>
              <p className={parts.entryHead}>
                {device}
                <span className={parts.muted}>{m.people_session_used({ ago: formats.ago(usedAt) })}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
