import { z } from "zod";
import { locales } from "../../domain/locale/locale.ts";
import { timeZone, username } from "./fields.ts";

/** POST /api/User/UpdateProfile; what is left out stays as it is. */
export const updateProfile = z
  .strictObject({
    username: username.optional(),
    mailConsent: z.boolean().optional(),
    language: z.enum(locales).optional(),
    timeZone: timeZone.optional(),
  })
  .meta({ id: "UpdateProfile" });
