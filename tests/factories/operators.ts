import { type SignedInUser, signUp } from "./signed-in-user.ts";
import type { TestApp } from "./test-app.ts";

/** Somebody of the console's roles, whose session has passed the second factor unless told otherwise. */
export async function signUpOperator(
  { app, database }: Pick<TestApp, "app" | "database">,
  role: "editor" | "admin" = "admin",
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
