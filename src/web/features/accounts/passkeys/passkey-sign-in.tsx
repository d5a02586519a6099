import { useCallback, useEffect, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { problemsOf } from "../../page/form/form-problems.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import { api } from "../session/api.ts";
import { signIn } from "../session/session.ts";
import { askForPasskey, canHavePasskeys, stopAsking } from "./browser-passkeys.ts";

/** Challenges count for five minutes; whoever looks at the page for longer gets another. */
const renewMs = 4 * 60_000;

/** Signs in with a passkey that the person chooses; false where the person chose none. */
export async function signInWithPasskey(isAutofill = false): Promise<boolean> {
  const response = await askForPasskey(isAutofill);
  if (response === undefined) return false;
  signIn(await api.call("Passkey/FinishSignIn", { body: response }));
  return true;
}

/**
 * A button for signing in without a name. Beside it the browser offers the person's passkeys at the field for the name,
 * whose `autocomplete` ends in `webauthn`, where it can.
 */
export function PasskeySignIn() {
  const isShown = useIsBrowser() && canHavePasskeys();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const offer = useCallback(async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    await signInWithPasskey(true).catch((reason: unknown) => {
      // Nobody has asked for it yet: without a connection there is the form.
      if (reason instanceof Error && reason.name === "ApiError")
        setProblem(problemsOf(reason, new Set()).form.join(" "));
    });
  }, []);

  useEffect(() => {
    if (!isShown) return;
    void offer();
    const renewal = setInterval(() => void offer(), renewMs);
    return () => {
      clearInterval(renewal);
      stopAsking();
    };
  }, [isShown, offer]);

  async function choose() {
    setBusy(true);
    setProblem(undefined);
    const isSignedIn = await signInWithPasskey().catch((reason: unknown) => {
      setProblem(problemsOf(reason, new Set()).form.join(" "));
      return false;
    });
    setBusy(false);
    // The dialog has ended the offer at the field.
    if (!isSignedIn) void offer();
  }

  if (!isShown) return null;
  return (
    <>
      <Button kind="secondary" isLoading={isBusy} onClick={() => void choose()}>
        {m.passkey_sign_in()}
      </Button>
      <p role="alert">{problem}</p>
    </>
  );
}
