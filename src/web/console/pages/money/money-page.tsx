import type { AnswerOf } from "../../../../contract/calls.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { AddressField } from "../../records/address-field.tsx";
import { PlainTable } from "../../records/plain-table.tsx";
import records from "../../records/records.module.css";
import { useAddress } from "../../records/use-address.ts";
import tiles from "../overview/overview.module.css";
import { CompareDay } from "./compare-day.tsx";

type Money = AnswerOf<"Admin/GetMoney">;

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Revenue net of refunds, members, churn and sign-ups of a range of days in the address, by week. */
export default function MoneyPage() {
  const { read } = useAddress();
  const [from, until] = [read("from"), read("until")];
  const query = { ...(isDay(from) && { from }), ...(isDay(until) && { until }) };
  const { data, error, refetch } = useApi("Admin/GetMoney", { query });
  return (
    <>
      <PageHead heading={m.money_heading()} />
      <p className={parts.quiet}>{m.money_note()}</p>
      <search className={records.listTools} aria-label={m.money_range()}>
        <AddressField name="from" label={m.payments_from()} type="date" />
        <AddressField name="until" label={m.payments_until()} type="date" />
      </search>
      {data === undefined ? (
        <Waiting error={error} retry={() => void refetch()} />
      ) : (
        <>
          <Totals money={data} />
          <Weeks weeks={data.weeks} />
        </>
      )}
      <CompareDay />
    </>
  );
}

function Totals({ money: { sums, members, joined, left, signUps } }: { money: Money }) {
  const formats = useFormats();
  const counts = [
    [m.money_members(), members, m.money_now()],
    [m.money_joined(), joined, ""],
    [m.money_left(), left, m.money_left_hint()],
    [m.money_sign_ups(), signUps, ""],
  ] as const;
  return (
    <ul className={tiles.tiles}>
      {sums.length === 0 && (
        <li>
          <p>
            <b>0</b>
            <span>{m.money_none()}</span>
          </p>
        </li>
      )}
      {sums.map(({ currency, gross, refunded, net }) => (
        <li key={currency} data-waits="true">
          <p>
            <b>{formats.money({ amount: net, currency })}</b>
            <span>{m.money_net()}</span>
            <span>{m.money_gross({ amount: formats.money({ amount: gross, currency }) })}</span>
            <span>{m.money_refunded({ amount: formats.money({ amount: refunded, currency }) })}</span>
          </p>
        </li>
      ))}
      {counts.map(([label, count, note]) => (
        <li key={label} data-waits="true">
          <p>
            <b>{formats.number(count)}</b>
            <span>{label}</span>
            {note !== "" && <span>{note}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Weeks({ weeks }: Pick<Money, "weeks">) {
  const formats = useFormats();
  if (weeks.length === 0) return <EmptyState text={m.money_none()} />;
  const headings = [
    m.money_week(),
    m.money_net(),
    m.money_purchases(),
    m.money_sign_ups(),
    m.money_joined(),
    m.money_left(),
    m.money_churn(),
    m.money_members(),
  ];
  return (
    <section aria-labelledby="weeks-heading">
      <h2 id="weeks-heading">{m.money_weeks()}</h2>
      <PlainTable label={m.money_weeks()} headings={headings} figures={7}>
        {weeks.toReversed().map(({ week, sums, signUps, joined, left, members }) => {
          // Those who were members as it began.
          const before = members - joined + left;
          return (
            <tr key={week}>
              <td>{formats.date(`${week}T12:00:00`)}</td>
              <td data-figure="true">
                {sums.length === 0
                  ? "–"
                  : sums.map(({ currency, net }) => formats.money({ amount: net, currency })).join(" · ")}
              </td>
              <td data-figure="true">{formats.number(sums.reduce((sum, { purchases }) => sum + purchases, 0))}</td>
              <td data-figure="true">{formats.number(signUps)}</td>
              <td data-figure="true">{formats.number(joined)}</td>
              <td data-figure="true">{formats.number(left)}</td>
              <td data-figure="true">{before > 0 ? formats.percent(left / before) : "–"}</td>
              <td data-figure="true">{formats.number(members)}</td>
            </tr>
          );
        })}
      </PlainTable>
    </section>
  );
}
