import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { planIds } from "../../../../domain/premium/plans.ts";
import { consoleApi, useList } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { NewRecord, Nothing, PageHead } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import { type Column, DataTable } from "../../records/data-table.tsx";
import { ListAndDetail } from "../../records/detail-panel.tsx";
import { ListTools } from "../../records/list-tools.tsx";
import { useOpenRow, WaitingPanel } from "../../records/open-row.tsx";
import { useAddress } from "../../records/use-address.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { CouponPanel } from "./coupon-panel.tsx";
import { CouponStateBadge } from "./coupon-state.tsx";
import { type Coupon, couponState, discountText } from "./coupon-values.ts";
import { couponsTexts } from "./coupons-texts.ts";

/** Coupons, and codes for premium time; `open` is a coupon, `new` or `codes`. */
export default function CouponsPage() {
  const { read, hrefWith } = useAddress();
  /** Kept while the panel is closed: they are shown this one time. */
  const [made, setMade] = useState<AnswerOf<"Admin/MakeCodes">>();
  const t = useTexts(couponsTexts);
  const open = read("open");
  const search = read("search") ?? "";
  const list = useList<Coupon>(["Admin/GetCoupons", { search }], (cursor) =>
    consoleApi.call("Admin/GetCoupons", { query: { search, cursor } }),
  );
  const opened = useOpenRow<Coupon>("Admin/GetCoupons", list.rows, (id) =>
    consoleApi.call("Admin/GetCoupons", { query: { id } }),
  );

  function panel() {
    if (open === undefined) return null;
    if (open === "codes") return <CodesPanel made={made} onMade={setMade} />;
    if (open === "new") return <CouponPanel key="new" coupon={undefined} />;
    if (opened.row === undefined) return <WaitingPanel error={opened.error} retry={opened.retry} />;
    return <CouponPanel key={open} coupon={opened.row} />;
  }

  return (
    <>
      <PageHead heading={t.heading}>
        <Link className="button" data-kind="secondary" to={hrefWith({ open: "codes" })} preventScrollReset>
          {t.makeCodes}
        </Link>
        <NewRecord to={hrefWith({ open: "new" })} isSecondary={open !== undefined}>
          {t.newCoupon}
        </NewRecord>
      </PageHead>
      <ListAndDetail detail={panel()}>
        <ListTools label={t.searchLabel} />
        <DataTable
          label={t.heading}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== ""}
          empty={<Nothing text={t.none} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Coupon>[] {
  const t = useTexts(couponsTexts);
  const formats = useFormats();
  return [
    { id: "code", heading: t.code, cell: ({ code }) => code },
    {
      id: "discount",
      heading: t.discount,
      isFigure: true,
      cell: (coupon) => discountText(coupon, formats.percent),
    },
    { id: "state", heading: t.state, cell: (coupon) => <CouponStateBadge state={couponState(coupon, Date.now())} /> },
    {
      id: "uses",
      heading: t.uses,
      isFigure: true,
      cell: ({ uses, maxUses }) =>
        maxUses === null ? formats.number(uses) : t.usesOf(formats.number(uses), formats.number(maxUses)),
    },
    {
      id: "plans",
      heading: t.plansOf,
      isSecondary: true,
      cell: ({ plans }) =>
        plans.length === planIds.length
          ? t.allPlans
          : planIds
              .filter((plan) => plans.includes(plan))
              .map((plan) => t.plans[plan])
              .join(", "),
    },
    {
      id: "until",
      heading: t.until,
      isFigure: true,
      isSecondary: true,
      cell: ({ validUntil }) => (validUntil === null ? t.always : <Moment at={validUntil} />),
    },
  ];
}
