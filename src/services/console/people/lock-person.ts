import { lockAndReadUser, type StoredUser } from "../../../storage/accounts/users.ts";
import type { Db } from "../../../storage/database.ts";
import { Refusal } from "../../refusal.ts";
import type { Operator } from "../audit.ts";

export async function lockPerson(transaction: Db, id: number): Promise<StoredUser> {
  const user = await lockAndReadUser(transaction, id);
  if (user === undefined) throw new Refusal("not_found");
  return user;
}

/** An operator who locks themselves out could not undo it. */
export function refuseSelf({ user }: Operator, id: number): void {
  if (user.id === id) throw new Refusal("conflict", [{ field: "id", code: "role.self" }]);
}

export const premiumOf = ({ premiumType, premiumEndDate }: StoredUser) => ({ premiumType, premiumEndDate });
