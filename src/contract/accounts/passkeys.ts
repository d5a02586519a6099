import { z } from "zod";
import { givenPassword } from "./fields.ts";

// Options and responses as @simplewebauthn makes and takes them: WebAuthn's own JSON (level 3, 5.1). What browsers may add
// inside a response is left out, not refused.

const base64url = (length: number) =>
  z
    .string()
    .min(1, "required")
    .max(length)
    .regex(/^[A-Za-z0-9_-]+$/)
    .describe("Base64url");

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.unknown().optional().describe("Not read"),
  clientExtensionResults: z.unknown().optional().describe("Not read"),
};

const registrationResponse = {
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(8_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
};

export const authenticationResponse = z
  .strictObject({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(100).optional(),
    }),
  })
  .meta({ id: "AuthenticationResponse" });

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() }),
);

export const creationOptions = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
    timeout: z.int(),
    excludeCredentials: descriptors,
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
    extensions: z.object({ credProps: z.boolean() }),
  })
  .meta({ id: "PasskeyCreationOptions" });

export const requestOptions = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
  })
  .meta({ id: "PasskeyRequestOptions" });

/** Proves that the account's owner asks. Neither is needed within five minutes of the sign-in. */
const proof = {
  password: givenPassword.optional(),
  passkey: authenticationResponse.optional().describe("A response to the options of StartSignIn"),
};

const name = z.string().trim().min(1, "required").max(60);
const id = z.int().min(1).max(2_147_483_647);

export const startRegistration = z.strictObject(proof).meta({ id: "StartRegistration" });

export const finishRegistration = z
  .strictObject({ ...registrationResponse, name: name.optional().describe("The device's unless given") })
  .meta({ id: "FinishRegistration" });

export const renamePasskey = z.strictObject({ id, name }).meta({ id: "RenamePasskey" });

export const removePasskey = z.strictObject({ id, ...proof }).meta({ id: "RemovePasskey" });

export const requirePasskey = z.strictObject({ isRequired: z.boolean(), ...proof }).meta({ id: "RequirePasskey" });

export const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });

export const passkeys = z.array(passkey).meta({ id: "Passkeys" });

export type Passkey = z.infer<typeof passkey>;
