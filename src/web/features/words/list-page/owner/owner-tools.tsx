import { useRef, useState } from "react";
import type { UserList } from "../../../../../contract/progress/lists.ts";
import { Button } from "../../../../design/button.tsx";
import { TextField } from "../../../../design/field.tsx";
import { Icon } from "../../../../design/icon.tsx";
import { Menu } from "../../../../design/menu.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { Form } from "../../../page/form/form.tsx";
import { textOf, useForm } from "../../../page/form/use-form.ts";
import { changeOwnList } from "../../../progress/lists/own-lists.ts";
import { AddWords } from "./add-words.tsx";
import styles from "./owner.module.css";
import { DeleteList, ShareList } from "./owner-dialogs.tsx";

type OwnerToolsProps = {
  readonly list: UserList;
  readonly isEmpty: boolean;
  readonly isSorting: boolean;
  readonly onSort: () => void;
  /** Called when the words of the list were changed. */
  readonly onChange: () => void;
};

type Tool = "rename" | "add" | "share" | "delete";

/** The owner's controls for a list as a whole. */
export default function OwnerTools({ list, isEmpty, isSorting, onSort, onChange }: OwnerToolsProps) {
  const [tool, setTool] = useState<Tool>();
  const [isRenamed, setIsRenamed] = useState(false);
  const more = useRef<HTMLElement>(null);
  const close = () => setTool(undefined);

  function onRenamed(hasName: boolean) {
    close();
    setIsRenamed(hasName);
    // The form that had the focus is gone.
    more.current?.querySelector("button")?.focus();
  }

  return (
    <>
      {tool === "rename" && <RenameList list={list} onEnd={onRenamed} />}
      <p role="status" className="visually-hidden">
        {isRenamed && m.list_renamed()}
      </p>
      <fieldset className={styles.tools}>
        <legend className="visually-hidden">{m.list_tools()}</legend>
        <Button kind={isEmpty ? "primary" : "secondary"} aria-haspopup="dialog" onClick={() => setTool("add")}>
          <Icon name="plus" />
          {m.list_add()}
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setTool("share")}>
          <Icon name="share" />
          {m.list_share_action()}
        </Button>
        <span ref={more}>
          <Menu label={m.list_edit()}>
            {list.wordCount > 1 && !isSorting && (
              <button type="button" onClick={onSort}>
                <Icon name="list" />
                {m.list_sort()}
              </button>
            )}
            <button type="button" onClick={() => setTool("rename")}>
              <Icon name="edit" />
              {m.list_rename()}
            </button>
            <button type="button" onClick={() => setTool("delete")}>
              <Icon name="trash" />
              {m.list_delete_action()}
            </button>
          </Menu>
        </span>
      </fieldset>
      {isEmpty && <p className="note">{m.list_empty_own()}</p>}
      <AddWords list={list} isOpen={tool === "add"} onClose={close} onChange={onChange} />
      <ShareList list={list} isOpen={tool === "share"} onClose={close} />
      <DeleteList list={list} isOpen={tool === "delete"} onClose={close} />
    </>
  );
}

type RenameListProps = {
  readonly list: UserList;
  /** Called with whether the list was renamed. */
  readonly onEnd: (isRenamed: boolean) => void;
};

/** The name is checked by the API only. */
function RenameList({ list: { id, title }, onEnd }: RenameListProps) {
  const form = useForm({
    read: (data) => ({ id, title: textOf(data, "title") }),
    send: async (values) => {
      await changeOwnList(api.call("WordList/RenameList", { body: values }));
      onEnd(true);
    },
  });
  return (
    <div className={styles.rename}>
      <Form
        state={form}
        action={m.save()}
        kind="secondary"
        beside={
          <Button kind="quiet" onClick={() => onEnd(false)}>
            {m.cancel()}
          </Button>
        }
      >
        <TextField
          ref={takeFocusSelected}
          name="title"
          label={m.list_name()}
          defaultValue={title}
          autoComplete="off"
          error={form.errorOf("title")}
        />
      </Form>
    </div>
  );
}

function takeFocusSelected(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
