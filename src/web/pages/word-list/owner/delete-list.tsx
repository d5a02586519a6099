import { useNavigate } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { deleteOwnList } from "../../../lists/own-lists.ts";
import { useLocale } from "../../../page/use-page.ts";
import { pathOf } from "../../../paths.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { Notice } from "../../../ui/notice/notice.tsx";
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
