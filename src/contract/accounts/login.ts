import { z } from "zod";
import { givenPassword } from "./fields.ts";

/** POST /api/Login/LoginWithCredentials */
export const loginWithCredentials = z
  .strictObject({ usernameOrMail: z.string().trim().min(1, "required").max(254), password: givenPassword })
  .meta({ id: "LoginWithCredentials" });
