import { useState } from "react";
import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { refresh } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { DoneNotice, Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { membershipText } from "./membership-text.ts";

/** Uses up the code of a gift or a prize. */
export function RedeemForm() {
  const [done, setDone] = useState<string>();
  const form = useForm({
    read: (data) => ({ code: textOf(data, "code") }),
    loadCheck: async () => (await import("./redeem-check.ts")).check,
    send: async (body, element) => {
      setDone(undefined);
      const status = await api.call("Premium/RedeemCode", { body });
      userDataStore().update(status);
      element.reset();
      setDone(m.redeem_done({ membership: membershipText(status) }));
      await refresh("Premium/GetOffers");
    },
  });
  return (
    <>
      <p>{m.redeem_text()}</p>
      <DoneNotice text={done} />
      <Form state={form} action={m.redeem_action()} kind="secondary">
        <TextField
          label={m.redeem_label()}
          hint={m.redeem_hint()}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={form.errorOf("code")}
        />
      </Form>
    </>
  );
}
