import "../../page/form/without-eval.ts";
import { registerWithCredentials } from "../../../../contract/accounts/register.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(registerWithCredentials);
