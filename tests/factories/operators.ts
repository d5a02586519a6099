import type { StaffRole } from "../../src/domain/accounts/role.ts";
import { inviteByCommand } from "../../src/services/console/second-factor/invite-operator.ts";
import { type SignedInUser, signUp } from "./signed-in-user.ts";
import type { TestApp } from "./test-app.ts";

/** Somebody of the console's roles, whose session has passed the second factor unless told otherwise. */
export async function signUpOperator(
  { app, database }: Pick<TestApp, "app" | "database">,
  role: StaffRole = "admin",
  hasSecondFactor = true,
): Promise<SignedInUser & { readonly id: number }> {
  const user = await signUp(app);
  const { rows } = await database.pool.query(
    "update users set role = $1, is_mail_verified = true where username = $2 returning id",
    [role, user.username],
  );
  const id = Number(rows[0]?.id);
  if (hasSecondFactor)
    await database.pool.query("update sessions set second_factor_at = now() where user_id = $1", [id]);
  return { ...user, id };
}

/** What the calls that set up the second factor take, for somebody of the console's roles. */
export async function invitationOf(
  { services }: Pick<TestApp, "services">,
  { username }: Pick<SignedInUser, "username">,
): Promise<{ readonly invitation: string }> {
  const { code } = await inviteByCommand(services, username);
  return { invitation: code };
}
