import "../../page/form/without-eval.ts";
import { requestPasswordReset } from "../../../../contract/accounts/password.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(requestPasswordReset);
