import type { z } from "zod";
import { creationOptions, type Passkey, requestOptions } from "../../contract/accounts/passkeys.ts";
import type { startPasskey } from "../../services/accounts/add-passkey.ts";
import type { listPasskeys } from "../../services/accounts/change-passkeys.ts";
import type { startPasskeyLogIn } from "../../services/accounts/passkey-log-in.ts";

export function presentPasskey({
  id,
  name,
  createdAt,
  usedAt,
}: Awaited<ReturnType<typeof listPasskeys>>[number]): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

/** The library's types are wider than what it was asked for. */
export function presentCreationOptions(
  options: Awaited<ReturnType<typeof startPasskey>>,
): z.infer<typeof creationOptions> {
  return creationOptions.parse(options);
}

export function presentRequestOptions(
  options: Awaited<ReturnType<typeof startPasskeyLogIn>>["options"],
): z.infer<typeof requestOptions> {
  return requestOptions.parse(options);
}
