import type { Role } from "../../../domain/accounts/role.ts";
import { changeUser } from "../../../storage/accounts/change-user.ts";
import type { Services } from "../../services.ts";
import { audited, type Operator } from "../audit.ts";
import { lockPerson, refuseSelf } from "./lock-person.ts";

/** @throws {Refusal} not_found; conflict with role.self. */
export async function setRole(services: Services, operator: Operator, id: number, role: Role): Promise<void> {
  refuseSelf(operator, id);
  await audited(services, operator, "SetRole", async (transaction) => {
    const user = await lockPerson(transaction, id);
    await changeUser(transaction, id, { role });
    return { thing: `user:${id}`, before: { role: user.role }, after: { role }, result: undefined };
  });
}
