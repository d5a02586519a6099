import { z } from "zod";
import { authenticationResponse } from "../accounts/passkeys.ts";

export const startedSecondFactor = z
  .object({ secret: z.string().describe("Base32"), uri: z.string().describe("For the app, as a QR code") })
  .meta({ id: "StartedSecondFactor" });

const code = z.string().trim().min(1, "required").max(40);

export const startSecondFactor = z
  .strictObject({ invitation: code.optional().describe("A one-time code of another admin or the command line") })
  .nullish()
  .meta({ id: "StartSecondFactor" });

export const secondFactorCode = z.strictObject({ code }).meta({ id: "SecondFactorCode" });

/** Exactly one of the two. */
export const enteredSecondFactor = z
  .strictObject({
    code: code.optional(),
    passkey: authenticationResponse.optional().describe("A response to the options of Passkey/StartSignIn"),
  })
  .refine((given) => (given.code === undefined) !== (given.passkey === undefined), {
    error: "required",
    path: ["code"],
  })
  .meta({ id: "EnteredSecondFactor" });

export const invitation = z
  .object({ code: z.string().describe("Good once; never shown again"), expiresAt: z.iso.datetime() })
  .meta({ id: "Invitation" });

export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe("Each good once in place of a code; never shown again") })
  .meta({ id: "RecoveryCodes" });
