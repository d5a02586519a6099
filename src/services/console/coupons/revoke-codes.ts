import { endCodes } from "../../../storage/console/code-batches.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Ends the codes of a batch that nobody has used; who has used one keeps what it gave.
 *
 * @returns how many
 * @throws {Refusal} not_found.
 */
export async function revokeCodes(services: Services, operator: Operator, id: string): Promise<number> {
  return await audited(services, operator, "RevokeCodes", async (transaction) => {
    const ended = await endCodes(transaction, id, services.now());
    if (ended === undefined) throw new Refusal("not_found");
    return { thing: `codes:${ended.batch}`, after: { ended: ended.ended }, result: ended.ended };
  });
}
