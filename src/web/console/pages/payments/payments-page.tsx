import { Link } from "react-router";
import type { AdminPayment } from "../../../../contract/console/payments.ts";
import { paymentStates } from "../../../../domain/premium/payment-state.ts";
import { priceText } from "../../../../domain/premium/plans.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
import { Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { Moment } from "../../parts/facts.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";

const stateFilter = ["any", ...paymentStates] as const;

/** Payments, the newest first; `userId` in the address leaves those of one person. */
export default function PaymentsPage() {
  const { read, hrefWith } = useAddress();
  const open = read("open");
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
    <>
      <PageHead heading={m.payments_heading()} />
      <ListAndDetail detail={open === undefined ? null : <PaymentPanel key={open} id={open} />}>
        <ListTools label={m.payments_search_label()}>
          <Filter
            name="state"
            label={m.payments_state()}
            options={stateFilter.map((value) => ({
              value,
              text: value === "any" ? m.payments_any_state() : m[`payments_states_${value}` as const](),
            }))}
          />
          {userId !== undefined && (
            <span className="set-filter">
              {m.payments_of_person({ number: userId })}
              <Link
                className="icon-button"
                aria-label={m.record_clear()}
                to={hrefWith({ userId: undefined, open: undefined })}
              >
                <ConsoleIcon name="close" />
              </Link>
            </span>
          )}
        </ListTools>
        <DataTable
          label={m.payments_heading()}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || state !== "any" || userId !== undefined}
          empty={<Nothing text={m.payments_none()} />}
        />
      </ListAndDetail>
    </>
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
