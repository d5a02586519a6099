import { type BoardFlag, lockFlag, decideFlag as write } from "../../../storage/progress/board-flags.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Clears a flag, confirms it, or opens it again. A frozen month stays as it is.
 *
 * @throws {Refusal} not_found.
 */
export async function decideFlag(
  services: Services,
  operator: Operator,
  { userId, kind, state }: Pick<BoardFlag, "userId" | "kind" | "state">,
): Promise<void> {
  await audited(services, operator, "DecideFlag", async (transaction) => {
    const flag = await lockFlag(transaction, userId, kind);
    if (flag === undefined) throw new Refusal("not_found");
    await write(transaction, flag, state, services.now());
    const before = { kind, state: flag.state, evidence: flag.evidence };
    return { thing: `user:${userId}`, before, after: { kind, state }, result: undefined };
  });
}
