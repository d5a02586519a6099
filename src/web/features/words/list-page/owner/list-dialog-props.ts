import type { UserList } from "../../../../../contract/progress/lists.ts";

/** Of the dialogs about a list of one's own. */
export type ListDialogProps = {
  readonly list: UserList;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};
