import "../../ui/form/without-eval.ts";
import { registerWithCredentials } from "../../../contract/accounts/register.ts";
import { checkWith } from "../../ui/form/check-with.ts";

export const check = checkWith(registerWithCredentials);
