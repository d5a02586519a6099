import "../../page/form/without-eval.ts";
import { changeMail } from "../../../../contract/accounts/mail.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(changeMail);
