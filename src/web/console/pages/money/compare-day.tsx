import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { TextField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { Badge } from "../../parts/answer-parts.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { consolePath } from "../../paths.ts";
import { PlainTable } from "../../records/plain-table.tsx";
import { PaymentStateBadge } from "../payments/payment-state.tsx";

type Compared = AnswerOf<"Admin/CompareDay">;

/** Asks the providers about the payments of a day, and lists what they say otherwise. */
export function CompareDay() {
  const [day, setDay] = useState("");
  const [compared, setCompared] = useState<Compared>();
  const compare = useAction(async () => setCompared(await consoleApi.call("Admin/CompareDay", { query: { day } })));
  return (
    <section aria-labelledby="compare-heading">
      <h2 id="compare-heading">{m.money_compare()}</h2>
      <p className={parts.quiet}>{m.money_compare_text()}</p>
      <form
        className={parts.panelActions}
        onSubmit={(event) => {
          event.preventDefault();
          compare.run();
        }}
      >
        <TextField
          label={m.money_compare_day()}
          type="date"
          value={day}
          required
          onChange={({ target }) => setDay(target.value)}
        />
        <button type="submit" className="button" data-kind="secondary" aria-busy={compare.isBusy}>
          {m.money_compare_run()}
        </button>
      </form>
      {compare.problem !== undefined && <p role="alert">{compare.problem}</p>}
      <div role="status">{compared !== undefined && <Differences compared={compared} />}</div>
    </section>
  );
}

function Differences({ compared: { asked, left, differences } }: { compared: Compared }) {
  const formats = useFormats();
  const count = formats.number(asked);
  return (
    <>
      <Notice kind={differences.length === 0 ? "success" : "error"}>
        <p>
          {differences.length === 0
            ? m.money_compare_same({ count })
            : m.money_compare_found({ count, differences: formats.number(differences.length) })}
        </p>
        {left > 0 && <p>{m.money_compare_left({ count: formats.number(left) })}</p>}
      </Notice>
      {differences.length > 0 && (
        <PlainTable
          label={m.money_compare()}
          headings={[m.money_payment(), m.money_difference(), m.payments_state(), m.money_said()]}
        >
          {differences.map(({ id, kind, state, said, amount, currency, provider }) => (
            <tr key={id}>
              <td>
                <Link to={consolePath("payments", { open: id })}>{formats.money({ amount, currency })}</Link>
              </td>
              <td>
                <Badge tone="bad">{m[`money_kinds_${kind}` as const]()}</Badge>
              </td>
              <td>
                <PaymentStateBadge state={state} />
              </td>
              <td>
                {provider}: {said}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
    </>
  );
}
