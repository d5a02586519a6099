import type { AuditAction, AuditField, AuditThing } from "../../domain/console/audit-kinds.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { insertAuditRow } from "../../storage/console/audit.ts";
import type { Db } from "../../storage/database.ts";
import type { Services } from "../services.ts";

/** Who works in the console, and from where. */
export type Operator = { readonly user: StoredUser; readonly address: string };

type Fields = { readonly [Field in AuditField]?: unknown };

/** What an operator's call did. */
export type Recorded = {
  /** What it was done to, such as `title:12`. */
  readonly thing: `${AuditThing}:${string}` | "demo";
  /** What of it changed, as it was and as it is: no names, addresses or texts of people. */
  readonly before?: Fields | null | undefined;
  readonly after?: Fields | null | undefined;
};

export type Change<Result> = Recorded & { readonly result: Result };

/**
 * Every writing call of the console goes through this: what it does and its row in the audit log are one transaction.
 *
 * @param action the call's name, such as SaveTitle
 */
export async function audited<Result>(
  services: Services,
  operator: Operator,
  action: AuditAction,
  work: (transaction: Db) => Promise<Change<Result>>,
): Promise<Result> {
  return await services.database.db.transaction(async (transaction) => {
    const { result, ...recorded } = await work(transaction);
    await recordCall(services, transaction, operator, action, recorded);
    return result;
  });
}

/** The row of `audited`, for work whose transaction is another use case's. */
export async function recordCall(
  services: Services,
  transaction: Db,
  { user, address }: Operator,
  action: AuditAction,
  { thing, before = null, after = null }: Recorded,
): Promise<void> {
  const actor = { actorId: user.id, actor: user.username, address };
  await insertAuditRow(transaction, { at: services.now(), ...actor, action, thing, before, after });
}
