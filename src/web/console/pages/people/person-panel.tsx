import { Link } from "react-router";
import { useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { commonTexts } from "../../parts/common-texts.ts";
import { Facts, Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { WaitingPanel } from "../../records/open-row.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { peopleTexts } from "./people-texts.ts";
import { type Details, PersonAccess } from "./person-access.tsx";
import { PersonPremium } from "./person-premium.tsx";
import { PersonState } from "./person-state.tsx";

/** What a person sees of themselves, and what the operator may do for them. */
export function PersonPanel({ id }: { id: number }) {
  const { data, error, refetch } = useAnswer("Admin/GetUser", { query: { id } });
  if (data === undefined) return <WaitingPanel error={error} retry={() => void refetch()} />;
  return (
    <DetailPanel heading={data.username} beside={<PersonState person={data} />}>
      <nav className="panel-actions" aria-label={data.username}>
        <PersonLinks id={id} />
      </nav>
      <PersonFacts person={data} />
      <PersonPremium person={data} />
      <PersonAccess person={data} />
      <PersonSessions person={data} />
    </DetailPanel>
  );
}

function PersonLinks({ id }: { id: number }) {
  const t = useTexts(peopleTexts);
  const r = useTexts(recordTexts);
  return (
    <>
      <Link className="button" data-kind="secondary" to={consolePath("payments", { userId: id })}>
        {t.payments}
      </Link>
      <Link className="button" data-kind="secondary" to={consolePath("audit", { thing: `user:${id}` })}>
        {r.inAudit}
      </Link>
    </>
  );
}

function PersonFacts({ person }: { person: Details }) {
  const t = useTexts(peopleTexts);
  const c = useTexts(commonTexts);
  const formats = useFormats();
  return (
    <Facts
      facts={[
        [
          t.mail,
          <span key="mail" className="badges">
            {person.mail}
            <Badge tone={person.isMailVerified ? "good" : "calm"}>
              {person.isMailVerified ? t.verified : t.notVerified}
            </Badge>
          </span>,
        ],
        [t.blockedWhy, person.blockedReason],
        [t.number, person.id],
        [t.created, <Moment key="created" at={person.createdAt} />],
        [t.lastSignIn, person.lastSignInAt === null ? t.never : <Moment key="last" at={person.lastSignInAt} />],
        [t.language, person.language],
        [t.timeZone, person.timeZone],
        [t.mailConsent, person.mailConsent ? c.yes : c.no],
        [t.knownWords, formats.number(person.knownWords)],
        [t.lists, formats.number(person.lists)],
        [t.points, formats.number(person.points)],
      ]}
    />
  );
}

function PersonSessions({ person }: { person: Details }) {
  const t = useTexts(peopleTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="sessions-heading">
      <h3 id="sessions-heading">{t.sessions}</h3>
      {person.sessions.length === 0 ? (
        <p className="quiet">{t.noSessions}</p>
      ) : (
        <ul className="entries">
          {person.sessions.map(({ device, createdAt, usedAt }) => (
            <li key={`${device} ${createdAt}`}>
              <p className="entry-head">
                {device}
                <span className="muted">{t.sessionUsed(formats.ago(usedAt))}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
