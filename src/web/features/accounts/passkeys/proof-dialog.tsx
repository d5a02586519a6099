import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { ApiError } from "../../page/api-client.ts";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { PasswordField } from "../password/password-field.tsx";
import { useAction, useApi } from "../session/queries.ts";
import type { Person } from "../session/user-data.ts";
import { askForPasskey, canHavePasskeys, type Proof } from "./browser-passkeys.ts";

/** Something that the API may want a proof for of who sits there. */
type Change = (proof: Proof) => Promise<unknown>;

/** Makes a change, with a proof if need be. It is done, or the dialog is open, when the promise is. */
export type Prove = (change: Change) => Promise<void>;

function isProofRequired(error: unknown): boolean {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const errors = problem !== undefined && "errors" in problem ? (problem.errors ?? []) : [];
  return errors.some(({ code }) => code === "proof.required");
}

/**
 * Makes a change at once where the sign-in is recent enough for the API, or else after the dialog has asked for the
 * password or a passkey.
 */
export function useProof(person: Person) {
  const [waiting, setWaiting] = useState<Change>();

  const prove: Prove = async (change) => {
    try {
      await change({});
    } catch (error) {
      if (!isProofRequired(error)) throw error;
      setWaiting(() => change);
    }
  };

  const dialog = (
    <Dialog heading={m.proof_heading()} isOpen={waiting !== undefined} onClose={() => setWaiting(undefined)}>
      {waiting && <ProofForm person={person} change={waiting} onDone={() => setWaiting(undefined)} />}
    </Dialog>
  );
  return { prove, dialog };
}

type ProofFormProps = { readonly person: Person; readonly change: Change; readonly onDone: () => void };

function ProofForm({ person, change, onDone }: ProofFormProps) {
  const hasPasskeys = (useApi("Passkey/GetPasskeys").data ?? []).length > 0 && canHavePasskeys();
  const byPasskey = useAction(async () => {
    const passkey = await askForPasskey();
    if (passkey === undefined) return;
    await change({ passkey });
    onDone();
  });
  return (
    <>
      {person.hasPassword && <PasswordProof change={change} onDone={onDone} />}
      {hasPasskeys && (
        <Button kind="secondary" isLoading={byPasskey.isBusy} onClick={byPasskey.run}>
          {m.proof_passkey()}
        </Button>
      )}
      <p role="alert">{byPasskey.problem}</p>
      {!person.hasPassword && !hasPasskeys && <p>{m.proof_sign_in_again()}</p>}
    </>
  );
}

function PasswordProof({ change, onDone }: Omit<ProofFormProps, "person">) {
  const form = useForm({
    read: (data) => ({ password: textOf(data, "password") }),
    send: async (proof) => {
      await change(proof);
      onDone();
    },
  });
  return (
    <Form state={form} action={m.passkey_go_on()}>
      <PasswordField
        label={m.field_present_password()}
        name="password"
        autoComplete="current-password"
        required
        error={form.errorOf("password")}
      />
    </Form>
  );
}
