import { z } from "zod";
import { givenPassword } from "./fields.ts";

/** POST /api/User/DeleteAccount: one of the two proves who asks. */
export const deleteAccount = z
  .strictObject({ password: givenPassword.optional(), googleToken: z.string().min(1).max(10_000).optional() })
  .refine(({ password, googleToken }) => (password === undefined) !== (googleToken === undefined), {
    error: "required",
    path: ["password"],
  })
  .meta({ id: "DeleteAccount" });
