import "../../page/form/without-eval.ts";
import { z } from "zod";
import { requestPaymentToken } from "../../../../contract/premium/payments.ts";
import { phoneOf } from "../../../../domain/premium/phone.ts";
import { checkWith } from "../../page/form/check-with.ts";
import type { FieldProblem } from "../../page/form/form-problems.ts";

const checkOrder = checkWith(requestPaymentToken);

const checkPhone = checkWith(
  z
    .object({ phone: z.string(), country: z.string() })
    .refine(({ phone, country }) => phoneOf(phone, country) !== undefined, { error: "phone.invalid", path: ["phone"] }),
);

/** The contract looks at the number once all else is right; a form says everything at once. */
export function check(values: unknown): readonly FieldProblem[] {
  const wrong = checkOrder(values);
  return wrong.some(({ field }) => field === "phone") ? wrong : [...wrong, ...checkPhone(values)];
}
