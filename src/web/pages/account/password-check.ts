import "../../ui/form/without-eval.ts";
import { changePassword } from "../../../contract/accounts/password.ts";
import { checkWith } from "../../ui/form/check-with.ts";

export const check = checkWith(changePassword);
