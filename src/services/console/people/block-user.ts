import { changeUser } from "../../../storage/accounts/change-user.ts";
import { deleteSessionsOf } from "../../../storage/accounts/sessions.ts";
import type { StoredUser } from "../../../storage/accounts/users.ts";
import type { Db } from "../../../storage/database.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { tellDecision } from "../tell-decision.ts";
import { lockPerson, refuseSelf } from "./lock-person.ts";

/**
 * Closes an account, or opens it again: its sessions end, and the person is told the reason by mail after the time of undo.
 *
 * @throws {Refusal} not_found; conflict with role.self.
 */
export async function blockUser(
  services: Services,
  operator: Operator,
  id: number,
  { isBlocked, reason }: { readonly isBlocked: boolean; readonly reason: string },
): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "BlockUser", async (transaction) => {
    const user = await lockPerson(transaction, id);
    const wasBlocked = user.blockedAt !== null;
    const blocked = isBlocked ? { blockedAt: services.now(), blockedReason: reason } : notBlocked;
    if (isBlocked !== wasBlocked) {
      await changeUser(transaction, id, blocked);
      if (isBlocked) await deleteSessionsOf(transaction, id);
      await tell(transaction, user, { isBlocked, message: reason, decidedAt: services.now() });
    }
    const after = { isBlocked, reason };
    return { thing: `user:${id}`, before: { isBlocked: wasBlocked }, after, result: undefined };
  });
}

const notBlocked = { blockedAt: null, blockedReason: null };

type Decision = { readonly isBlocked: boolean; readonly message: string; readonly decidedAt: Date };

async function tell(transaction: Db, user: StoredUser, { isBlocked, message, decidedAt }: Decision): Promise<void> {
  const { id: userId, username, mail: to, language: locale } = user;
  const [letter, opposite] = isBlocked
    ? ([{ kind: "accountBlocked", data: { username, message } }, "accountUnblocked"] as const)
    : ([{ kind: "accountUnblocked", data: { username } }, "accountBlocked"] as const);
  await tellDecision(transaction, { to, locale, userId, ...letter }, { opposite, decidedAt });
}
