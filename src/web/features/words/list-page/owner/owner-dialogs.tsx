import { useState } from "react";
import { useNavigate } from "react-router";
import type { UserList } from "../../../../../contract/progress/lists.ts";
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
import { changeOwnList, deleteOwnList } from "../../../progress/lists/own-lists.ts";

/** Props of the dialogs about an own list. */
export type ListDialogProps = {
  readonly list: UserList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Shares a list with everyone who has its address, and shows the address. */
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

/** Deletes a list after a confirmation and goes to the other lists. */
export function DeleteList({ list: { id, title }, isOpen, onClose }: ListDialogProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const deletion = useAction(async () => {
    await deleteOwnList(id);
    await navigate(`${pathOf("account", locale)}?page=lists`);
  });
  return (
    <Dialog heading={m.list_delete_heading()} isOpen={isOpen} onClose={onClose}>
      <p>{m.list_delete_text({ title })}</p>
      {deletion.problem !== undefined && (
        <Notice kind="error">
          <p>{deletion.problem}</p>
        </Notice>
      )}
      <footer>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button kind="danger" isLoading={deletion.isBusy} onClick={deletion.run}>
          {m.list_delete_action()}
        </Button>
      </footer>
    </Dialog>
  );
}
