import { useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { Choice } from "../../../../design/choice.tsx";
import { Dialog } from "../../../../design/dialog.tsx";
import { TextField } from "../../../../design/field.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { useAction } from "../../../accounts/session/queries.ts";
import { pathOf } from "../../../page/paths.ts";
import { useLocale } from "../../../page/use-page.ts";
import { changeOwnList } from "../../../progress/lists/own-lists.ts";
import type { ListDialogProps } from "./list-dialog-props.ts";

/** Lets whoever has the address see a list, and hands it out. */
export function ShareList({ list: { id, url, isShared }, isOpen, onClose }: ListDialogProps) {
  const locale = useLocale();
  const sharing = useAction(async () => {
    await changeOwnList(api.call("WordList/ShareList", { body: { id, isShared: !isShared } }));
  });
  return (
    <Dialog heading={m.list_share_heading()} isOpen={isOpen} onClose={onClose}>
      <Choice
        kind="switch"
        label={m.list_share()}
        hint={m.list_share_hint()}
        checked={isShared}
        onChange={() => !sharing.isBusy && sharing.run()}
      />
      {sharing.problem !== undefined && (
        <Notice kind="error">
          <p>{sharing.problem}</p>
        </Notice>
      )}
      {isShared && <Address href={`${window.location.origin}${pathOf("wordList", locale, { url })}`} />}
    </Dialog>
  );
}

function Address({ href }: { href: string }) {
  const [outcome, setOutcome] = useState("");
  return (
    <>
      <TextField
        label={m.list_link()}
        value={href}
        readOnly
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <footer>
        <p role="status">{outcome}</p>
        <Button
          kind="secondary"
          onClick={() =>
            navigator.clipboard.writeText(href).then(
              () => setOutcome(m.list_copied()),
              () => setOutcome(m.list_copy_failed()),
            )
          }
        >
          {m.list_copy()}
        </Button>
      </footer>
    </>
  );
}
