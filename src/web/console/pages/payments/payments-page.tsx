import { Link } from "react-router";
import type { AdminPayment } from "../../../../contract/console/payments.ts";
import { paymentStates } from "../../../../domain/premium/payment-state.ts";
import { priceText } from "../../../../domain/premium/plans.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { Moment } from "../../parts/facts.tsx";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { Filter, ListTools } from "../../records/list-tools.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { oneOf, useAddress } from "../../records/use-address.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import { PaymentStateBadge } from "./payment-state.tsx";
import { paymentsTexts } from "./payments-texts.ts";

const stateFilter = ["any", ...paymentStates] as const;

/** Payments, the newest first; `userId` in the address leaves those of one person. */
export default function PaymentsPage() {
  const { read, hrefWith } = useAddress();
  const t = useTexts(paymentsTexts);
  const r = useTexts(recordTexts);
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
      <PageHead heading={t.heading} />
      <ListAndDetail detail={open === undefined ? null : <PaymentPanel key={open} id={open} />}>
        <ListTools label={t.searchLabel}>
          <Filter
            name="state"
            label={t.state}
            options={stateFilter.map((value) => ({ value, text: value === "any" ? t.anyState : t.states[value] }))}
          />
          {userId !== undefined && (
            <span className="set-filter">
              {t.ofPerson(userId)}
              <Link className="icon-button" aria-label={r.clear} to={hrefWith({ userId: undefined, open: undefined })}>
                <ConsoleIcon name="close" />
              </Link>
            </span>
          )}
        </ListTools>
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== "" || state !== "any" || userId !== undefined}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<AdminPayment>[] {
  const t = useTexts(paymentsTexts);
  return [
    { id: "buyer", heading: t.buyer, cell: ({ username }) => username ?? t.erased },
    {
      id: "amount",
      heading: t.amount,
      isFigure: true,
      cell: ({ amount, currency }) => priceText({ amount, currency }),
    },
    { id: "state", heading: t.state, cell: ({ state }) => <PaymentStateBadge state={state} /> },
    { id: "plan", heading: t.plan, isSecondary: true, cell: ({ premiumTypeId }) => t.plans[premiumTypeId] },
    {
      id: "provider",
      heading: t.provider,
      isSecondary: true,
      cell: ({ provider }) => provider ?? t.noProvider,
    },
    {
      id: "created",
      heading: t.created,
      isFigure: true,
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
