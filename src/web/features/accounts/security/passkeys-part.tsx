import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Choice } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { AnswerState } from "../../page/answer-state.tsx";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { canHavePasskeys, makePasskey, type Proof } from "../passkeys/browser-passkeys.ts";
import { type Prove, useProof } from "../passkeys/proof-dialog.tsx";
import { api } from "../session/api.ts";
import { refresh, useAction, useApi } from "../session/queries.ts";
import { userDataStore } from "../session/use-user-data.ts";
import type { Person } from "../session/user-data.ts";
import { ListedPasskey } from "./listed-passkey.tsx";
import styles from "./security.module.css";

const headingId = "security-passkeys";

async function refreshPasskeys(): Promise<void> {
  await Promise.all([refresh("Passkey/GetPasskeys"), refresh("User/GetSecurityEvents")]);
}

/** The row that was in use is gone; the heading takes the focus. */
async function refreshAfterRemoval(): Promise<void> {
  await refreshPasskeys();
  document.getElementById(headingId)?.focus();
}

/** The account's passkeys: add, rename, remove, and whether the password is enough. */
export function PasskeysPart({ person }: { person: Person }) {
  const query = useApi("Passkey/GetPasskeys");
  const { prove, dialog } = useProof(person);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string>();
  const hasSome = (query.data ?? []).length > 0;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        {m.passkeys_heading()}
      </h3>
      <p>{m.passkeys_text()}</p>
      {query.data === undefined && <AnswerState query={query} lines={2} />}
      {hasSome && (
        <ul className={styles.list}>
          {query.data?.map((passkey) => (
            <ListedPasskey key={passkey.id} passkey={passkey} prove={prove} onRemoved={refreshAfterRemoval} />
          ))}
        </ul>
      )}
      <DoneNotice text={added} />
      {canHavePasskeys() ? (
        <Button kind="secondary" onClick={() => setAdding(true)}>
          {m.passkey_add()}
        </Button>
      ) : (
        <p className="note">{m.passkeys_none_here()}</p>
      )}
      {(hasSome || person.needsPasskey) && person.hasPassword && (
        <RequiredChoice isOn={person.needsPasskey ?? false} prove={prove} />
      )}
      <Dialog heading={m.passkey_add()} isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddForm prove={prove} onClose={() => setAdding(false)} onAdded={setAdded} />
      </Dialog>
      {dialog}
    </section>
  );
}

type AddFormProps = {
  readonly prove: Prove;
  readonly onClose: () => void;
  /** With what is told of it. */
  readonly onAdded: (text: string | undefined) => void;
};

function AddForm({ prove, onClose, onAdded }: AddFormProps) {
  async function add(proof: Proof, name: string) {
    onAdded(undefined);
    const response = await makePasskey(proof);
    if (response === undefined) return;
    if (response === "taken") return onAdded(m.field_problem_passkey_taken());
    const body = { ...response, ...(name !== "" && { name }) };
    const passkey = await api.call("Passkey/FinishRegistration", { body });
    onAdded(m.passkey_added({ name: passkey.name }));
    await refreshPasskeys();
  }

  const form = useForm({
    read: (data) => ({ name: textOf(data, "name").trim() }),
    send: async ({ name }) => {
      await prove((proof) => add(proof, name));
      onClose();
    },
  });
  return (
    <Form state={form} action={m.passkey_go_on()}>
      <TextField
        label={m.passkey_name()}
        hint={m.passkey_name_hint()}
        name="name"
        maxLength={60}
        autoComplete="off"
        error={form.errorOf("name")}
      />
    </Form>
  );
}

function RequiredChoice({ isOn, prove }: { isOn: boolean; prove: Prove }) {
  const change = useAction(() =>
    prove(async (proof) => {
      const body = { isRequired: !isOn, ...proof };
      userDataStore().update(await api.call("Passkey/RequirePasskey", { body }));
      await refresh("User/GetSecurityEvents");
    }),
  );
  return (
    <Choice
      kind="switch"
      label={m.passkey_required_label()}
      hint={m.passkey_required_hint()}
      checked={change.isBusy ? !isOn : isOn}
      onChange={change.run}
      error={change.problem}
    />
  );
}
