import type { Month } from "../../../domain/locale/day.ts";
import { lockMonth, readFrozenPeople, setLookedAt } from "../../../storage/progress/prizes.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";

/**
 * Notes that the operator has looked at what speaks for and against a place: without that it gets no prize.
 *
 * @throws {Refusal} not_found, also of a deleted account's rank; conflict with month.granted.
 */
export async function lookAtRank(
  services: Services,
  operator: Operator,
  { month, rank }: { readonly month: Month; readonly rank: number },
): Promise<void> {
  await audited(services, operator, "LookAtRank", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    const person = (await readFrozenPeople(transaction, month)).find((each) => each.rank === rank);
    if (frozen === undefined || person?.account === undefined) throw new Refusal("not_found");
    if (frozen.grantedAt !== null) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    await setLookedAt(transaction, month, rank, { lookedAt: services.now(), lookedBy: operator.user.username });
    const of = { rank, userId: person.account.id };
    const before = { ...of, lookedAt: person.lookedAt };
    return { thing: `month:${month}`, before, after: { ...of, lookedAt: services.now() }, result: undefined };
  });
}
