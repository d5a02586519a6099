import { useState } from "react";
import { Link } from "react-router";
import { planIds } from "../../../../domain/premium/plans.ts";
import { Segmented } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import parts from "../../parts/parts.module.css";
import { showDone } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { CouponStateBadge } from "./coupon-state.tsx";
import { type Coupon, type CouponValues, couponState, inputOf, readCouponForm, valuesOf } from "./coupon-values.ts";

async function saveCoupon(values: CouponValues): Promise<number> {
  const { id } = await consoleApi.call("Admin/SaveCoupon", { body: values });
  await refresh("Admin/GetCoupons");
  return id;
}

/** @param coupon undefined for a new one */
export function CouponPanel({ coupon }: { coupon: Coupon | undefined }) {
  /** Raised when a change is taken back: the form shows what is stored. */
  const [undone, setUndone] = useState(0);
  if (coupon === undefined) {
    return (
      <DetailPanel heading={m.coupons_new_coupon()}>
        <CouponForm coupon={undefined} onUndone={() => undefined} />
      </DetailPanel>
    );
  }
  const state = couponState(coupon, Date.now());
  return (
    <DetailPanel heading={coupon.code} beside={<CouponStateBadge state={state} />}>
      <CouponActions coupon={coupon} isEnded={state === "ended"} />
      <CouponForm key={undone} coupon={coupon} onUndone={() => setUndone((count) => count + 1)} />
    </DetailPanel>
  );
}

function CouponActions({ coupon, isEnded }: { coupon: Coupon; isEnded: boolean }) {
  const { id, code } = coupon;
  const end = useAction(async () => {
    const before = valuesOf(coupon);
    await consoleApi.call("Admin/EndCoupon", { body: { id } });
    await refresh("Admin/GetCoupons");
    showDone(m.coupons_was_ended({ code }), () => saveCoupon(before));
  });
  return (
    <div className={parts.panelActions}>
      {!isEnded && (
        <button
          type="button"
          className={`button ${parts.dangerous}`}
          data-kind="secondary"
          aria-busy={end.isBusy}
          onClick={end.run}
        >
          {m.coupons_end()}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `coupon:${id}` })}>
        {m.record_in_audit()}
      </Link>
      {end.problem !== undefined && <p role="alert">{end.problem}</p>}
    </div>
  );
}

type CouponFormProps = { readonly coupon: Coupon | undefined; readonly onUndone: () => void };

function CouponForm({ coupon, onUndone }: CouponFormProps) {
  const { change } = useAddress();
  const [kind, setKind] = useState<"percent" | "amount">(
    coupon === undefined || coupon.percent !== null ? "percent" : "amount",
  );
  const form = useConsoleForm({
    read: (data) => readCouponForm(data, coupon?.id),
    async send(values) {
      const id = await saveCoupon(values);
      if (coupon === undefined) {
        showDone(m.coupons_created({ code: values.code }));
        change({ open: id });
      } else {
        const before = valuesOf(coupon);
        showDone(m.coupons_saved({ code: values.code }), async () => {
          await saveCoupon(before);
          onUndone();
        });
      }
    },
  });
  const noPlan = form.errorOf("plans");
  return (
    <Form state={form} action={coupon === undefined ? m.coupons_create() : m.coupons_save()}>
      <TextField
        label={m.coupons_code()}
        name="code"
        hint={m.coupons_code_hint()}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={coupon?.code}
        error={form.errorOf("code")}
      />
      <Segmented
        legend={m.coupons_discount()}
        options={[
          { value: "percent", text: m.coupons_by_percent() },
          { value: "amount", text: m.coupons_by_amount() },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === "percent" ? (
        <TextField
          label={m.coupons_percent()}
          name="percent"
          inputMode="numeric"
          maxLength={3}
          defaultValue={coupon?.percent ?? ""}
          error={form.errorOf("percent")}
        />
      ) : (
        <div className={parts.formGrid}>
          <TextField
            label={m.coupons_amount_try()}
            name="amounts.TRY"
            inputMode="decimal"
            hint={m.coupons_amount_hint()}
            defaultValue={decimal(coupon?.amounts?.TRY)}
            error={form.errorOf("amounts.TRY")}
          />
          <TextField
            label={m.coupons_amount_usd()}
            name="amounts.USD"
            inputMode="decimal"
            defaultValue={decimal(coupon?.amounts?.USD)}
            error={form.errorOf("amounts.USD")}
          />
        </div>
      )}
      <fieldset className={parts.chips}>
        <legend>{m.coupons_plans_of()}</legend>
        {planIds.map((plan) => (
          <label key={plan}>
            <input
              type="checkbox"
              name="plans"
              value={plan}
              aria-invalid={noPlan === undefined ? undefined : true}
              aria-describedby={noPlan === undefined ? undefined : "plans-problem"}
              defaultChecked={coupon === undefined || coupon.plans.includes(plan)}
            />
            {m[`coupons_plans_${plan}` as const]()}
          </label>
        ))}
        {noPlan !== undefined && <p id="plans-problem">{m.coupons_no_plan()}</p>}
      </fieldset>
      <div className={parts.formPair}>
        <TextField
          label={m.coupons_valid_from()}
          name="validFrom"
          type="datetime-local"
          defaultValue={inputOf(coupon?.validFrom ?? null)}
          error={form.errorOf("validFrom")}
        />
        <TextField
          label={m.coupons_valid_until()}
          name="validUntil"
          type="datetime-local"
          defaultValue={inputOf(coupon?.validUntil ?? null)}
          error={form.errorOf("validUntil")}
        />
        <TextField
          label={m.coupons_max_uses()}
          name="maxUses"
          inputMode="numeric"
          hint={m.coupons_unlimited()}
          defaultValue={coupon?.maxUses ?? ""}
          error={form.errorOf("maxUses")}
        />
        <TextField
          label={m.coupons_max_uses_per_person()}
          name="maxUsesPerPerson"
          inputMode="numeric"
          hint={m.coupons_unlimited()}
          defaultValue={coupon?.maxUsesPerPerson ?? ""}
          error={form.errorOf("maxUsesPerPerson")}
        />
      </div>
    </Form>
  );
}

/** An amount as it is typed: 12.50. */
function decimal(amount: number | undefined): string {
  return amount === undefined ? "" : (amount / 100).toFixed(2);
}
