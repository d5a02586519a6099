import "../../page/form/without-eval.ts";
import { deleteAccount } from "../../../../contract/accounts/delete-account.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(deleteAccount);
