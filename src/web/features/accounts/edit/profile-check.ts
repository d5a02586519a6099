import "../../page/form/without-eval.ts";
import { updateProfile } from "../../../../contract/accounts/update-profile.ts";
import { checkWith } from "../../page/form/check-with.ts";

export const check = checkWith(updateProfile);
