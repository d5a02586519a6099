import "../../page/form/without-eval.ts";
import { loginWithCredentials } from "../../../../contract/accounts/login.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(loginWithCredentials);
