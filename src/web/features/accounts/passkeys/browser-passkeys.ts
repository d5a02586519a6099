import { api } from "../session/api.ts";

/** Whether this browser can have passkeys of this site; they belong to host names, not to IP addresses. */
export function canHavePasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
}

let library: Promise<typeof import("@simplewebauthn/browser")> | undefined;

/** Loaded where a passkey is made or used. */
function loadLibrary() {
  library ??= import("@simplewebauthn/browser");
  library.catch(() => {
    library = undefined;
  });
  return library;
}

/** Ends what the browser asks or offers, if anything. */
export function stopAsking(): void {
  void library?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

/** Undefined where the person has closed the browser's dialog, or another has taken its place. */
async function unlessCancelled<Response>(work: Promise<Response>): Promise<Response | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return undefined;
    throw error;
  }
}

/**
 * Asks for one of the person's passkeys.
 *
 * @param isAutofill whether it is offered among the suggestions of the field for the name, in place of a dialog
 * @returns the response for a call; undefined where it was cancelled
 */
export async function askForPasskey(isAutofill = false) {
  const { startAuthentication } = await loadLibrary();
  const optionsJSON = await api.call("Passkey/StartSignIn", { body: {} });
  return await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
}

export type PasskeyResponse = NonNullable<Awaited<ReturnType<typeof askForPasskey>>>;

/** Proves to a call who sits there. */
export type Proof = { readonly password?: string; readonly passkey?: PasskeyResponse };

/** @returns "taken" where the authenticator has one of this account already; undefined where it was cancelled. */
export async function makePasskey(proof: Proof) {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = await api.call("Passkey/StartRegistration", { body: proof });
  try {
    return await unlessCancelled(startRegistration({ optionsJSON }));
  } catch (error) {
    if (error instanceof Error && error.name === "InvalidStateError") return "taken";
    throw error;
  }
}
