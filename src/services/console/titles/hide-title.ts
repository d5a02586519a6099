import { lockTitle, updateTitle } from "../../../storage/catalogue/manage-titles.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";

/** @throws {Refusal} not_found. */
export async function hideTitle(services: Services, operator: Operator, id: number, isHidden: boolean): Promise<void> {
  await publishing(services, operator, "HideTitle", async (transaction) => {
    const title = await lockTitle(transaction, id);
    if (title === undefined) throw new Refusal("not_found");
    await updateTitle(transaction, id, { isHidden });
    const before = { isHidden: title.isHidden };
    return { thing: `title:${id}`, before, after: { isHidden }, result: undefined };
  });
}
