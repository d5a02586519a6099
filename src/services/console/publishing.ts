import type { AuditAction } from "../../domain/console/audit-kinds.ts";
import type { Db } from "../../storage/database.ts";
import { lockPublication, raiseVersion } from "../../storage/publication/queries.ts";
import type { Services } from "../services.ts";
import { audited, type Change, type Operator } from "./audit.ts";

/**
 * A change of the catalogue or the lexicon: published with its row in the audit log.
 *
 * @param action the call's name, as of `audited`
 * @param publish raises the version
 */
export async function publishing<Result>(
  services: Services,
  operator: Operator,
  action: AuditAction,
  work: (transaction: Db) => Promise<Change<Result>>,
  publish: (transaction: Db) => Promise<unknown> = raiseVersion,
): Promise<Result> {
  const result = await audited(services, operator, action, async (transaction) => {
    // First, as imports do: whoever locks a title before would wait for the other for ever.
    await lockPublication(transaction);
    const change = await work(transaction);
    await publish(transaction);
    return change;
  });
  await services.contentVersion.refresh();
  return result;
}
