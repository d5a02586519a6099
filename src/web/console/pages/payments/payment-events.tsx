import type { AnswerOf } from "../../../../contract/calls.ts";
import { useTexts } from "../../language.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { paymentsTexts } from "./payments-texts.ts";

type Event = AnswerOf<"Admin/GetPayment">["events"][number];

/** All that a provider said of a payment, in its order. */
export function PaymentEvents({ events }: { events: readonly Event[] }) {
  const t = useTexts(paymentsTexts);
  const kinds: Readonly<Record<string, string>> = t.kinds;
  return (
    <section aria-labelledby="events-heading">
      <h3 id="events-heading">{t.events}</h3>
      {events.length === 0 ? (
        <p className="quiet">{t.noEvents}</p>
      ) : (
        <ol className="entries">
          {events.map((event, index) => (
            <li key={index}>
              <div className="entry-head">
                <b>{kinds[event.kind] ?? event.kind}</b>
                {event.fault === null ? (
                  <Badge tone={event.isApplied ? "good" : "calm"}>{event.isApplied ? t.applied : t.ignored}</Badge>
                ) : (
                  <Badge tone="bad">{event.fault}</Badge>
                )}
                <span className="muted">
                  <Moment at={event.receivedAt} />
                </span>
              </div>
              <details>
                <summary>{t.body}</summary>
                <pre>{readable(event.body)}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** JSON in lines; other texts as they are. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
