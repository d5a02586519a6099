import type { Month } from "../../../domain/locale/day.ts";
import { lockMonth, readFrozenPeople, setDisqualified, updateMonth } from "../../../storage/progress/prizes.ts";
import { monthText, objectionMs } from "../../progress/grant-prizes.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { tellDecision } from "../tell-decision.ts";

const notDisqualified = { disqualifiedAt: null, disqualifiedBy: null, disqualifiedWhy: null };

export type Disqualification = {
  readonly month: Month;
  /** As it was frozen. */
  readonly rank: number;
  readonly isDisqualified: boolean;
  readonly reason: string;
};

/**
 * Takes a person off a frozen month's board, or puts them back, and tells them by mail after the time of undo. The prizes
 * then wait for as long as after the freezing.
 *
 * @throws {Refusal} not_found, also of a deleted account's rank; conflict with month.granted.
 */
export async function disqualifyRank(services: Services, operator: Operator, wanted: Disqualification): Promise<void> {
  const { month, rank, isDisqualified, reason } = wanted;
  await audited(services, operator, "DisqualifyRank", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    const person = (await readFrozenPeople(transaction, month)).find((each) => each.rank === rank);
    const { account, disqualifiedAt } = person ?? {};
    if (frozen === undefined || account === undefined) throw new Refusal("not_found");
    if (frozen.grantedAt !== null) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    const now = services.now();
    const wasDisqualified = disqualifiedAt !== null;
    if (isDisqualified !== wasDisqualified) {
      const by = { disqualifiedAt: now, disqualifiedBy: operator.user.username, disqualifiedWhy: reason };
      await setDisqualified(transaction, month, rank, isDisqualified ? by : notDisqualified);
      await updateMonth(transaction, month, { grantDueAt: new Date(now.getTime() + objectionMs) });
      const { id: userId, username, mail: to, language: locale } = account;
      const [kind, opposite] = isDisqualified
        ? (["rankDisqualified", "rankRestored"] as const)
        : (["rankRestored", "rankDisqualified"] as const);
      const data = { username, month: monthText(month, locale), message: reason };
      await tellDecision(transaction, { to, locale, userId, kind, data }, { opposite, decidedAt: now });
    }
    const of = { rank, userId: account.id };
    const before = { ...of, isDisqualified: wasDisqualified };
    return { thing: `month:${month}`, before, after: { ...of, isDisqualified, reason }, result: undefined };
  });
}
