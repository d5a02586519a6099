import { z } from "zod";

export const startedSecondFactor = z
  .object({ secret: z.string().describe("Base32"), uri: z.string().describe("For the app, as a QR code") })
  .meta({ id: "StartedSecondFactor" });

export const secondFactorCode = z
  .strictObject({ code: z.string().trim().min(1, "required").max(40) })
  .meta({ id: "SecondFactorCode" });

export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe("Each good once in place of a code; never shown again") })
  .meta({ id: "RecoveryCodes" });
