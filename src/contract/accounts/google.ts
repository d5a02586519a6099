import { z } from "zod";
import { username } from "./fields.ts";

/** A JSON Web Token; Google's have about 1,200 characters. */
const idToken = z.string().min(1, "required").max(8_192, "google.invalid");

export const startGoogle = z.strictObject({
  returnTo: z
    .string()
    .optional()
    .describe("Path of the page to go on with; anything but a path of this site is ignored"),
});

/** Google chooses the parameters; the identity provider checks them. */
export const googleCallback = z.looseObject({});

export const confirmGoogleAuth = z.strictObject({ token: idToken.describe("An ID token of Google") });

export const registerWithThirdPartyToken = z
  .strictObject({
    token: idToken.describe("An ID token of Google"),
    tokenType: z.literal("google"),
    clientType: z.enum(["web", "android", "ios"]),
    username,
    mailConsent: z.boolean().default(false),
  })
  .meta({ id: "RegisterWithThirdPartyToken" });
