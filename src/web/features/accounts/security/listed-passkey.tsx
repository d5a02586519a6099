import { useState } from "react";
import type { Passkey } from "../../../../contract/accounts/passkeys.ts";
import { Button } from "../../../design/button.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { TextField } from "../../../design/field.tsx";
import { momentText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import type { Prove } from "../passkeys/proof-dialog.tsx";
import { api } from "../session/api.ts";
import { refresh } from "../session/queries.ts";
import { userDataStore } from "../session/use-user-data.ts";
import styles from "./security.module.css";

type ListedPasskeyProps = {
  readonly passkey: Passkey;
  readonly prove: Prove;
  /** Its row is about to go. */
  readonly onRemoved: () => Promise<void>;
};

/** A passkey with its buttons. */
export function ListedPasskey({ passkey, prove, onRemoved }: ListedPasskeyProps) {
  const { name, createdAt, usedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove">();
  const onClose = () => setOpen(undefined);
  return (
    <li className={styles.session}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className={styles.facts}>
          <span>{m.passkey_made({ time: momentText(createdAt) })}</span>
          {usedAt !== null && <span>{m.passkey_used({ time: momentText(usedAt) })}</span>}
        </p>
      </div>
      <Button kind="quiet" aria-label={m.passkey_rename_named({ name })} onClick={() => setOpen("rename")}>
        {m.passkey_rename()}
      </Button>
      <Button kind="secondary" aria-label={m.passkey_remove_named({ name })} onClick={() => setOpen("remove")}>
        {m.passkey_remove()}
      </Button>
      <Dialog heading={m.passkey_rename()} isOpen={open === "rename"} onClose={onClose}>
        <RenameForm passkey={passkey} onClose={onClose} />
      </Dialog>
      <Dialog heading={m.passkey_remove_question({ name })} isOpen={open === "remove"} onClose={onClose}>
        <RemoveForm passkey={passkey} prove={prove} onRemoved={onRemoved} onClose={onClose} />
      </Dialog>
    </li>
  );
}

function RenameForm({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm({
    read: (data) => ({ id, name: textOf(data, "name").trim() }),
    send: async (body) => {
      await api.call("Passkey/RenamePasskey", { body });
      await refresh("Passkey/GetPasskeys");
      onClose();
    },
  });
  return (
    <Form state={form} action={m.save()}>
      <TextField
        label={m.passkey_name()}
        name="name"
        defaultValue={name}
        maxLength={60}
        autoComplete="off"
        required
        error={form.errorOf("name")}
      />
    </Form>
  );
}

type RemoveFormProps = ListedPasskeyProps & { readonly onClose: () => void };

function RemoveForm({ passkey: { id }, prove, onRemoved, onClose }: RemoveFormProps) {
  const form = useForm({
    read: () => ({}),
    send: async () => {
      await prove(async (proof) => {
        await api.call("Passkey/RemovePasskey", { body: { id, ...proof } });
        // With the last one goes the wish that the password be not enough.
        userDataStore().update(await api.call("User/GetProfile"));
        await onRemoved();
      });
      onClose();
    },
  });
  return (
    <Form state={form} action={m.passkey_remove()} kind="danger">
      <p>{m.passkey_remove_text()}</p>
    </Form>
  );
}
