import "../../page/form/without-eval.ts";
import { requestPaymentToken } from "../../../../contract/premium/payments.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(requestPaymentToken);
