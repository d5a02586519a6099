import "../../page/form/without-eval.ts";
import { z } from "zod";
import { registerWithThirdPartyToken } from "../../../../contract/accounts/google.ts";
import { checkWith } from "../../page/form/check-with.ts";

/** The API is not told of the terms; who signs up accepts them here. */
const acceptTerms = z.literal(true, "terms.required");

export const check = checkWith(registerWithThirdPartyToken.extend({ acceptTerms }));
