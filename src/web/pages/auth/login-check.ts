import "../../ui/form/without-eval.ts";
import { loginWithCredentials } from "../../../contract/accounts/login.ts";
import { checkWith } from "../../ui/form/check-with.ts";

export const check = checkWith(loginWithCredentials);
