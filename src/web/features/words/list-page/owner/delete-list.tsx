import { useNavigate } from "react-router";
import { Button } from "../../../../design/button.tsx";
import { Dialog } from "../../../../design/dialog.tsx";
import { Notice } from "../../../../design/notice.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { useAction } from "../../../accounts/session/queries.ts";
import { pathOf } from "../../../page/paths.ts";
import { useLocale } from "../../../page/use-page.ts";
import { deleteOwnList } from "../../../progress/lists/own-lists.ts";
import type { ListDialogProps } from "./list-dialog-props.ts";

/** Asks whether it is meant, and leads to the other lists. */
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
