import { deleteTitle as remove } from "../../../storage/catalogue/manage-titles.ts";
import { readManagedTitle } from "../../../storage/console/titles.ts";
import { Refusal } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import type { Operator } from "../audit.ts";
import { publishing } from "../publishing.ts";
import { recordedOf } from "./recorded-title.ts";

/** @throws {Refusal} not_found. */
export async function deleteTitle(services: Services, operator: Operator, id: number): Promise<void> {
  await publishing(services, operator, "DeleteTitle", async (transaction) => {
    const title = await readManagedTitle(transaction, id);
    if (title === undefined || !(await remove(transaction, id))) throw new Refusal("not_found");
    const before = { ...recordedOf(title), episodes: title.episodes };
    return { thing: `title:${id}`, before, result: undefined };
  });
}
