import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { currencyOf, type Money, priceOf, priceText } from "../../../../domain/premium/plans.ts";
import { Button } from "../../../design/button.tsx";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { ApiError } from "../../page/api-client.ts";
import { useLocale } from "../../page/use-page.ts";
import { type OrderDraft, orderDraftStore } from "../order-draft.ts";
import styles from "./shop.module.css";

export type Price = {
  readonly full: Money;
  readonly money: Money;
  /** A coupon is being looked up. */
  readonly isLoading: boolean;
  /** Why the coupon does not count. */
  readonly problem: string | undefined;
};

/** The price of an order: with a coupon, as the API answers for this plan. */
export function usePrice({ plan, coupon }: Pick<OrderDraft, "plan" | "coupon">): Price {
  const { token } = useUserData();
  const full = priceOf(plan, currencyOf(useLocale()));
  const { data, error, isFetching } = useQuery(
    {
      ...personQuery(token, ["CreditCardPayment/CheckDiscountCode", { coupon, plan, currency: full.currency }], () =>
        api.call("CreditCardPayment/CheckDiscountCode", { query: { code: coupon, premiumTypeId: plan } }),
      ),
      enabled: coupon !== "" && token !== undefined,
      staleTime: 60_000,
    },
    queryClient,
  );
  const isUsed = coupon !== "" && data !== undefined;
  return {
    full,
    money: isUsed ? { ...full, amount: Math.round(Number(data.discountedPrice) * 100) } : full,
    isLoading: isFetching,
    problem: coupon === "" || error === null || isFetching ? undefined : couponProblem(error),
  };
}

/** The API's own words for a coupon that there is not; one text for all else. */
function couponProblem(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.code === "coupon.unknown" ? problem.detail : m.field_problem_coupon_invalid();
}

type CouponFieldProps = { readonly coupon: string; readonly price: Price };

/** A coupon is tried at once, and again for another plan. */
export function CouponField({ coupon, price }: CouponFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(coupon !== "");
  const isApplied = coupon !== "" && !price.isLoading && price.problem === undefined;

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("coupon");
    const code = typeof typed === "string" ? typed.trim() : "";
    setEmpty(code === "");
    // The same code again asks again, after a failure.
    if (code === coupon) void queryClient.resetQueries({ queryKey: ["CreditCardPayment/CheckDiscountCode"] });
    orderDraftStore().update({ coupon: code, checkout: undefined });
  }

  return (
    <details className={styles.coupon} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.shop_coupon()}</summary>
      {isApplied ? (
        <div className={styles.applied}>
          <p>{m.shop_coupon_done({ code: coupon, full: priceText(price.full), price: priceText(price.money) })}</p>
          <Button kind="secondary" onClick={() => orderDraftStore().update({ coupon: "", checkout: undefined })}>
            {m.shop_coupon_remove()}
          </Button>
        </div>
      ) : (
        <form className={styles.couponForm} noValidate onSubmit={apply}>
          <TextField
            label={m.shop_coupon_label()}
            name="coupon"
            defaultValue={coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={isEmpty ? m.field_problem_coupon_invalid() : price.problem}
            onInput={() => setEmpty(false)}
          />
          <Button type="submit" kind="secondary" isLoading={price.isLoading}>
            {m.shop_coupon_apply()}
          </Button>
        </form>
      )}
      <p role="status" className="visually-hidden">
        {isApplied && m.shop_coupon_done({ code: coupon, full: priceText(price.full), price: priceText(price.money) })}
        {isEmpty ? m.field_problem_coupon_invalid() : price.problem}
      </p>
    </details>
  );
}
