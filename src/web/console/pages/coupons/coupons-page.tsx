import { useState } from "react";
import { Link } from "react-router";
import type { AnswerOf } from "../../../../contract/calls.ts";
import { planIds } from "../../../../domain/premium/plans.ts";
import { consoleApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { NewRecord } from "../../parts/answer-parts.tsx";
import { Moment } from "../../parts/facts.tsx";
import { useFormats } from "../../parts/formats.ts";
import type { Column } from "../../records/data-table.tsx";
import { OpenedPanel, useRecords } from "../../records/open-row.tsx";
import { RecordsPage } from "../../records/records-page.tsx";
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
  const query = { search: read("search") ?? "" };
  const { list, opened } = useRecords<Coupon, typeof query>("Admin/GetCoupons", query, (asked) =>
    consoleApi.call("Admin/GetCoupons", { query: asked }),
  );

  return (
    <RecordsPage
      heading={m.coupons_heading()}
      actions={
        <>
          <Link className="button" data-kind="secondary" to={hrefWith({ open: "codes" })} preventScrollReset>
            {m.coupons_make_codes()}
          </Link>
          <NewRecord to={hrefWith({ open: "new" })} isSecondary={read("open") !== undefined}>
            {m.coupons_new_coupon()}
          </NewRecord>
        </>
      }
      list={list}
      searchLabel={m.coupons_search_label()}
      columns={useColumns()}
      none={m.coupons_none()}
      panel={(open) => {
        if (open === "codes") return <CodesPanel made={made} onMade={setMade} />;
        if (open === "new") return <CouponPanel key="new" coupon={undefined} />;
        return <OpenedPanel opened={opened}>{(coupon) => <CouponPanel key={open} coupon={coupon} />}</OpenedPanel>;
      }}
    />
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
      cell: (coupon) => discountText(coupon, formats),
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
