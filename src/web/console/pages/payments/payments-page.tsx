import type { AdminPayment } from "../../../../contract/console/payments.ts";
import { paymentStates } from "../../../../domain/premium/payment-state.ts";
import { priceText } from "../../../../domain/premium/plans.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Moment } from "../../parts/facts.tsx";
import type { Column } from "../../records/data-table.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";

const stateFilter = ["any", ...paymentStates] as const;

/** Payments, the newest first; `userId` in the address leaves those of one person. */
export default function PaymentsPage() {
  const { read } = useAddress();
  const search = read("search") ?? "";
  const state = oneOf(stateFilter, read("state"));
  const userId = read("userId");
  const query = {
    search,
    ...(state !== "any" && { state }),
    ...(userId !== undefined && { userId: Number(userId) }),
  };
  const list = useList<AdminPayment>(["Admin/FindPayments", query], (cursor) =>
    consoleApi.call("Admin/FindPayments", { query: { ...query, cursor } }),
  );
  return (
    <RecordsPage
      heading={m.payments_heading()}
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
        { kind: "link", name: "userId", text: (number) => m.payments_of_person({ number }) },
      ]}
      columns={useColumns()}
      none={m.payments_none()}
      panel={(open) => <PaymentPanel key={open} id={open} />}
    />
  );
}

function useColumns(): Column<AdminPayment>[] {
  return [
    { id: "buyer", heading: m.payments_buyer(), cell: ({ username }) => username ?? m.payments_erased() },
    {
      id: "amount",
      heading: m.payments_amount(),
      isFigure: true,
      cell: ({ amount, currency }) => priceText({ amount, currency }),
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
