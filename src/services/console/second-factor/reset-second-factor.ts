import { foldUsername } from "../../../domain/accounts/username.ts";
import { closeConsoleToPasskeys } from "../../../storage/accounts/passkeys.ts";
import { forgetSecondFactor } from "../../../storage/accounts/sessions.ts";
import { findByLogin } from "../../../storage/accounts/users.ts";
import { deleteSecondFactor } from "../../../storage/console/second-factors.ts";
import type { Services } from "../../services.ts";
import { recordCall } from "../audit.ts";
import { thingOf } from "./with-code.ts";

/**
 * Takes away the second factor of somebody who lost it and the recovery codes, for the operator's command only: an
 * invitation sets up another.
 *
 * @returns false where nobody of that name has one
 */
export async function resetSecondFactor(services: Services, username: string): Promise<boolean> {
  const found = await findByLogin(services.database.db, { username: foldUsername(username) });
  if (found === undefined) return false;
  const operator = { user: found.user, address: "command line" };
  return await services.database.db.transaction(async (transaction) => {
    if (!(await deleteSecondFactor(transaction, found.user.id))) return false;
    await forgetSecondFactor(transaction, found.user.id);
    await closeConsoleToPasskeys(transaction, found.user.id);
    await recordCall(services, transaction, operator, "ResetSecondFactor", { thing: thingOf(operator) });
    return true;
  });
}
