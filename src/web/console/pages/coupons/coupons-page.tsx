import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { planIds } from "../../../../domain/premium/plans.ts";
import { consoleApi, useList } from "../../api.ts";
import { m } from "../../messages.ts";
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

/** Coupons, and codes for premium time; `open` is a coupon, `new` or `codes`. */
export default function CouponsPage() {
  const { read, hrefWith } = useAddress();
  /** Kept while the panel is closed: they are shown this one time. */
  const [made, setMade] = useState<AnswerOf<"Admin/MakeCodes">>();
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
      <PageHead heading={m.coupons_heading()}>
        <Link className="button" data-kind="secondary" to={hrefWith({ open: "codes" })} preventScrollReset>
          {m.coupons_make_codes()}
        </Link>
        <NewRecord to={hrefWith({ open: "new" })} isSecondary={open !== undefined}>
          {m.coupons_new_coupon()}
        </NewRecord>
      </PageHead>
      <ListAndDetail detail={panel()}>
        <ListTools label={m.coupons_search_label()} />
        <DataTable
          label={m.coupons_heading()}
          list={list}
          columns={useColumns()}
          keyOf={({ id }) => String(id)}
          hrefOf={({ id }) => hrefWith({ open: id })}
          openKey={open}
          isFiltered={search !== ""}
          empty={<Nothing text={m.coupons_none()} />}
        />
      </ListAndDetail>
    </>
  );
}

function useColumns(): Column<Coupon>[] {
  const formats = useFormats();
  return [
    { id: "code", heading: m.coupons_code(), cell: ({ code }) => code },
    {
      id: "discount",
      heading: m.coupons_discount(),
      isFigure: true,
      cell: (coupon) => discountText(coupon, formats.percent),
    },
    {
      id: "state",
      heading: m.coupons_state(),
      cell: (coupon) => <CouponStateBadge state={couponState(coupon, Date.now())} />,
    },
    {
      id: "uses",
      heading: m.coupons_uses(),
      isFigure: true,
      cell: ({ uses, maxUses }) =>
        maxUses === null
          ? formats.number(uses)
          : m.coupons_uses_of({ uses: formats.number(uses), max: formats.number(maxUses) }),
    },
    {
      id: "plans",
      heading: m.coupons_plans_of(),
      isSecondary: true,
      cell: ({ plans }) =>
        plans.length === planIds.length
          ? m.coupons_all_plans()
          : planIds
              .filter((plan) => plans.includes(plan))
              .map((plan) => m[`coupons_plans_${plan}` as const]())
              .join(", "),
    },
    {
      id: "until",
      heading: m.coupons_until(),
      isFigure: true,
      isSecondary: true,
      cell: ({ validUntil }) => (validUntil === null ? m.coupons_always() : <Moment at={validUntil} />),
    },
  ];
}
