import { Link } from "react-router";
import type { AdminPayment } from "../../../../contract/console/payments.ts";
import { paymentStates } from "../../../../domain/premium/payment-state.ts";
import { saveFile } from "../../../features/page/save-file.ts";
import { consoleApi, useAction, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone } from "../../parts/toasts.tsx";
import { consolePath } from "../../paths.ts";
import type { Column } from "../../records/data-table.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";

const stateFilter = ["any", ...paymentStates] as const;

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Payments, the newest first; `userId` in the address leaves those of one person. */
export default function PaymentsPage() {
  const { read } = useAddress();
  const search = read("search") ?? "";
  const state = oneOf(stateFilter, read("state"));
  const userId = read("userId");
  const [from, until] = [read("from"), read("until")];
  const formats = useFormats();
  const query = {
    search,
    ...(state !== "any" && { state }),
    ...(userId !== undefined && { userId: Number(userId) }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  };
  const save = useAction(async () => {
    const { csv, rows } = await consoleApi.call("Admin/ExportPayments", { query });
    saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), "payments.csv");
    showDone(m.payments_exported({ count: formats.number(rows) }));
  });
  const list = useList<AdminPayment>(["Admin/FindPayments", query], (cursor) =>
    consoleApi.call("Admin/FindPayments", { query: { ...query, cursor } }),
  );
  return (
    <RecordsPage
      heading={m.payments_heading()}
      actions={
        <>
          <Link className="button" data-kind="quiet" to={consolePath("money")}>
            {m.payments_to_money()}
          </Link>
          <button type="button" className="button" data-kind="secondary" aria-busy={save.isBusy} onClick={save.run}>
            {m.payments_export()}
          </button>
        </>
      }
      note={save.problem}
      list={list}
      searchLabel={m.payments_search_label()}
      filters={[
        {
          kind: "choice",
          name: "state",
          label: m.payments_state(),
          options: stateFilter.map((value) => ({
            value,
            text: value === "any" ? m.payments_any_state() : m[`payments_states_${value}` as const](),
          })),
        },
        {
          kind: "days",
          name: "from",
          label: m.payments_from(),
          until: { name: "until", label: m.payments_until() },
        },
        { kind: "link", name: "userId", text: (number) => m.payments_of_person({ number }) },
      ]}
      columns={useColumns()}
      none={m.payments_none()}
      panel={(open) => <PaymentPanel key={open} id={open} />}
    />
  );
}

function useColumns(): Column<AdminPayment>[] {
  const formats = useFormats();
  return [
    { id: "buyer", heading: m.payments_buyer(), cell: ({ username }) => username ?? m.payments_erased() },
    {
      id: "amount",
      heading: m.payments_amount(),
      isFigure: true,
      cell: ({ amount, currency }) => formats.money({ amount, currency }),
    },
    { id: "state", heading: m.payments_state(), cell: ({ state }) => <PaymentStateBadge state={state} /> },
    {
      id: "plan",
      heading: m.payments_plan(),
      isSecondary: true,
      cell: ({ premiumTypeId }) => m[`payments_plans_${premiumTypeId}` as const](),
    },
    {
      id: "provider",
      heading: m.payments_provider(),
      isSecondary: true,
      cell: ({ provider }) => provider ?? m.payments_no_provider(),
    },
    {
      id: "created",
      heading: m.payments_created(),
      isFigure: true,
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
