import type { AnswerOf } from "../../../../contract/calls.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import parts from "../../parts/parts.module.css";

const kindTexts: Readonly<Record<string, () => string>> = {
  paid: () => m.payments_kinds_paid(),
  failed: () => m.payments_kinds_failed(),
  abandoned: () => m.payments_kinds_abandoned(),
  refunded: () => m.payments_kinds_refunded(),
  other: () => m.payments_kinds_other(),
};

type Event = AnswerOf<"Admin/GetPayment">["events"][number];

/** All that a provider said of a payment, in its order. */
export function PaymentEvents({ events }: { events: readonly Event[] }) {
  return (
    <section aria-labelledby="events-heading">
      <h3 id="events-heading">{m.payments_events()}</h3>
      {events.length === 0 ? (
        <p className={parts.quiet}>{m.payments_no_events()}</p>
      ) : (
        <ol className={parts.entries}>
          {events.map((event, index) => (
            <li key={index}>
              <div className={parts.entryHead}>
                <b>{kindTexts[event.kind]?.() ?? event.kind}</b>
                {event.fault === null ? (
                  <Badge tone={event.isApplied ? "good" : "calm"}>
                    {event.isApplied ? m.payments_applied() : m.payments_ignored()}
                  </Badge>
                ) : (
                  <Badge tone="bad">{event.fault}</Badge>
                )}
                <span className={parts.muted}>
                  <Moment at={event.receivedAt} />
                </span>
              </div>
              <details>
                <summary>{m.payments_body()}</summary>
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
