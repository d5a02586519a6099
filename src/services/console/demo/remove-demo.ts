import { deleteDemo, hasDemo, readFirstAdmin } from "../../../storage/console/demo.ts";
import type { Services } from "../../services.ts";
import { recordCall } from "../audit.ts";
import { recountDays } from "../health/keep-day-totals.ts";

/** Removes what `fillDemo` made, and what was done with it since. */
export async function removeDemo(services: Services): Promise<{ readonly removed: number }> {
  return await services.database.db.transaction(async (transaction) => {
    const isFilled = await hasDemo(transaction);
    const removed = await deleteDemo(transaction);
    await recountDays(transaction, services.now());
    const admin = await readFirstAdmin(transaction);
    if (isFilled && admin !== undefined) {
      const operator = { user: admin, address: "command line" };
      await recordCall(services, transaction, operator, "RemoveDemo", { thing: "demo", before: { people: removed } });
    }
    return { removed };
  });
}
