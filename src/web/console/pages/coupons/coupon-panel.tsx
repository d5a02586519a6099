import { useState } from "react";
import { Link } from "react-router";
import { planIds } from "../../../../domain/premium/plans.ts";
import { Segmented } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { consoleApi, useAction } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { showDone } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { recordTexts } from "../../records/record-texts.ts";
import { useAddress } from "../../records/use-address.ts";
import { CouponStateBadge } from "./coupon-state.tsx";
import { type Coupon, type CouponValues, couponState, inputOf, readCouponForm, valuesOf } from "./coupon-values.ts";
import { couponsTexts } from "./coupons-texts.ts";

async function saveCoupon(values: CouponValues): Promise<number> {
  const { id } = await consoleApi.call("Admin/SaveCoupon", { body: values });
  await refresh("Admin/GetCoupons");
  return id;
}

/** @param coupon undefined for a new one */
export function CouponPanel({ coupon }: { coupon: Coupon | undefined }) {
  const t = useTexts(couponsTexts);
  /** Raised when a change is taken back: the form shows what is stored. */
  const [undone, setUndone] = useState(0);
  if (coupon === undefined) {
    return (
      <DetailPanel heading={t.newCoupon}>
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
  const t = useTexts(couponsTexts);
  const r = useTexts(recordTexts);
  const end = useAction(async () => {
    const before = valuesOf(coupon);
    await consoleApi.call("Admin/EndCoupon", { body: { id } });
    await refresh("Admin/GetCoupons");
    showDone(t.wasEnded(code), () => saveCoupon(before));
  });
  return (
    <div className="panel-actions">
      {!isEnded && (
        <button
          type="button"
          className="button dangerous"
          data-kind="secondary"
          aria-busy={end.isBusy}
          onClick={end.run}
        >
          {t.end}
        </button>
      )}
      <Link className="button" data-kind="quiet" to={consolePath("audit", { thing: `coupon:${id}` })}>
        {r.inAudit}
      </Link>
      {end.problem !== undefined && <p role="alert">{end.problem}</p>}
    </div>
  );
}

type CouponFormProps = { readonly coupon: Coupon | undefined; readonly onUndone: () => void };

function CouponForm({ coupon, onUndone }: CouponFormProps) {
  const { change } = useAddress();
  const t = useTexts(couponsTexts);
  const [kind, setKind] = useState<"percent" | "amount">(
    coupon === undefined || coupon.percent !== null ? "percent" : "amount",
  );
  const form = useConsoleForm({
    read: (data) => readCouponForm(data, coupon?.id),
    async send(values) {
      const id = await saveCoupon(values);
      if (coupon === undefined) {
        showDone(t.created(values.code));
        change({ open: id });
      } else {
        const before = valuesOf(coupon);
        showDone(t.saved(values.code), async () => {
          await saveCoupon(before);
          onUndone();
        });
      }
    },
  });
  return (
    <Form state={form} action={coupon === undefined ? t.create : t.save}>
      <TextField
        label={t.code}
        name="code"
        hint={t.codeHint}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={coupon?.code}
        error={form.errorOf("code")}
      />
      <Segmented
        legend={t.discount}
        options={[
          { value: "percent", text: t.byPercent },
          { value: "amount", text: t.byAmount },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === "percent" ? (
        <TextField
          label={t.percent}
          name="percent"
          inputMode="numeric"
          maxLength={3}
          defaultValue={coupon?.percent ?? ""}
          error={form.errorOf("percent")}
        />
      ) : (
        <div className="form-grid">
          <TextField
            label={t.amountTRY}
            name="amounts.TRY"
            inputMode="decimal"
            hint={t.amountHint}
            defaultValue={decimal(coupon?.amounts?.TRY)}
            error={form.errorOf("amounts.TRY")}
          />
          <TextField
            label={t.amountUSD}
            name="amounts.USD"
            inputMode="decimal"
            defaultValue={decimal(coupon?.amounts?.USD)}
            error={form.errorOf("amounts.USD")}
          />
        </div>
      )}
      <fieldset className="chips">
        <legend>{t.plansOf}</legend>
        {planIds.map((plan) => (
          <label key={plan}>
            <input
              type="checkbox"
              name="plans"
              value={plan}
              defaultChecked={coupon === undefined || coupon.plans.includes(plan)}
            />
            {t.plans[plan]}
          </label>
        ))}
      </fieldset>
      <div className="form-pair">
        <TextField
          label={t.validFrom}
          name="validFrom"
          type="datetime-local"
          defaultValue={inputOf(coupon?.validFrom ?? null)}
          error={form.errorOf("validFrom")}
        />
        <TextField
          label={t.validUntil}
          name="validUntil"
          type="datetime-local"
          defaultValue={inputOf(coupon?.validUntil ?? null)}
          error={form.errorOf("validUntil")}
        />
        <TextField
          label={t.maxUses}
          name="maxUses"
          inputMode="numeric"
          hint={t.unlimited}
          defaultValue={coupon?.maxUses ?? ""}
          error={form.errorOf("maxUses")}
        />
        <TextField
          label={t.maxUsesPerPerson}
          name="maxUsesPerPerson"
          inputMode="numeric"
          hint={t.unlimited}
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
