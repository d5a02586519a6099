import "../../page/form/without-eval.ts";
import { redeemCode } from "../../../../contract/premium/offers.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(redeemCode);
